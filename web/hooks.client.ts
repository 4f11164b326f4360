// Runs before the router reads the address: a seat that the address brings along is taken in and gone from the bar.
import { takeSeatFromAddress } from './lib/table/personal.ts'

takeSeatFromAddress()
