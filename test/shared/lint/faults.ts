// What lint finds wrong with a piece of code, if it stands in a file of the project.
import { ESLint, Linter, type Linter as Lint } from 'eslint'

const eslint = new ESLint()
const linter = new Linter()

/**
 * Holds a piece of code to one rule, as it is set for a file, which need not exist.
 * @returns the names of the rules that complain: none, or this rule once for each complaint
 */
export async function faultsIn(file: string, code: string, rule: string): Promise<readonly string[]> {
  const config: Lint.Config = await eslint.calculateConfigForFile(file)
  const found = linter.verify(code, { rules: { [rule]: config.rules?.[rule] ?? 'off' } })
  return found.map(({ ruleId }) => ruleId ?? 'no code')
}
