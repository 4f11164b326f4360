// A rule for lint: a game changes a field of its state only together with the journal, so that a dry run can take it back. It
// knows a state and a player's part of it by their names, `state` and `player`.
import type { Rule } from 'eslint'

/** A node of the syntax tree, as far as this rule looks at it. */
interface Syntax {
  readonly type: string
  readonly name?: unknown
  readonly value?: unknown
  readonly computed?: unknown
  readonly object?: unknown
  readonly property?: unknown
}

const isSyntax = (node: unknown): node is Syntax => typeof node === 'object' && node !== null && 'type' in node

/** The name that an expression ends in: `state` of `context.game.state`. */
function lastName(node: unknown): unknown {
  if (!isSyntax(node)) return null
  if (node.type === 'MemberExpression' && node.computed === false) return lastName(node.property)
  return node.name
}

const isMember = (node: unknown): node is Syntax => isSyntax(node) && node.type === 'MemberExpression'
const isField = (node: unknown): boolean =>
  isMember(node) && node.computed === false && ['state', 'player'].includes(String(lastName(node.object)))
const isChange = (node: unknown): boolean =>
  isSyntax(node) &&
  node.type === 'CallExpression' &&
  'callee' in node &&
  isMember(node.callee) &&
  lastName(node.callee) === 'change' &&
  lastName(node.callee.object) === 'journal'

export const journalledFields: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unwritten: 'journal.change only notes a change: its value has to be assigned to the field that it names.',
      unnoted:
        'The journal does not note this, so that no dry run could take it back: assign what journal.change returns.',
    },
  },
  create: context => ({
    CallExpression: call => {
      if (!isChange(call)) return
      const { parent } = call
      const [owner, key] = call.arguments
      const named = owner && key?.type === 'Literal' ? `${context.sourceCode.getText(owner)}.${String(key.value)}` : ''
      const isWritten =
        parent.type === 'AssignmentExpression' &&
        parent.operator === '=' &&
        parent.right === call &&
        context.sourceCode.getText(parent.left) === named
      if (!isWritten) context.report({ node: call, messageId: 'unwritten' })
    },
    AssignmentExpression: node => {
      // What `??=` fills in was not there before, as in the state of an older version.
      if (isField(node.left) && node.operator !== '??=' && !isChange(node.right))
        context.report({ node, messageId: 'unnoted' })
    },
    UpdateExpression: node => {
      if (isField(node.argument)) context.report({ node, messageId: 'unnoted' })
    },
  }),
}
