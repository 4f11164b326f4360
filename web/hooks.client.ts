// Runs before the router reads the address: a seat that the address brings along is taken in and gone from the bar. And
// before it writes over what lay open when the page was left by a reload.
import './lib/table/history-at-load.ts'
import { takeSeatFromAddress } from './lib/table/personal-link.ts'

takeSeatFromAddress()
