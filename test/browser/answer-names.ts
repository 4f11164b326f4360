// What the card game's page calls the buttons that answer a question. Said when it is asked for: some texts come late. For tests
// outside the page and for what runs inside it.
import { t } from '#web/lib/messages/page-texts.ts'
import { pharaohText } from '#web/lib/valley/pharaohs/pharaoh-texts.ts'

/** How the uses of an open card begin. */
export const uses = () => ({ play: t('way.play'), entomb: t('way.entomb'), pay: t('way.pay'), buy: t('pay.confirm') })

/** Buttons of the question that finish what was begun. */
export const finishing = (): readonly string[] => [
  t('pick.yes'),
  t('pick.done'),
  t('pay.pay'),
  t('react.do'),
  t('order.done'),
  t('turn.endAnyway'),
  pharaohText('power.use'),
  pharaohText('choose.keep'),
]
