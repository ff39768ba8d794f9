import type { Locale, Text } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import type { StateMachine, StateOf } from '#store/rules/order/states.ts';
import { worded } from '#store/serializers/words.ts';

const STATES: { [Machine in StateMachine]: Record<StateOf[Machine], Text> } = {
  order: {
    open: { de: 'Offen', 'en-US': 'Open', 'fr-FR': 'Ouverte' },
    in_progress: { de: 'In Bearbeitung', 'en-US': 'In progress', 'fr-FR': 'En traitement' },
    completed: { de: 'Abgeschlossen', 'en-US': 'Done', 'fr-FR': 'Terminée' },
    cancelled: { de: 'Storniert', 'en-US': 'Cancelled', 'fr-FR': 'Annulée' },
  },
  order_delivery: {
    open: { de: 'Offen', 'en-US': 'Open', 'fr-FR': 'Ouverte' },
    shipped: { de: 'Versandt', 'en-US': 'Shipped', 'fr-FR': 'Expédiée' },
    shipped_partially: { de: 'Teilweise versandt', 'en-US': 'Shipped (partially)', 'fr-FR': 'Expédiée en partie' },
    returned: { de: 'Zurückgesandt', 'en-US': 'Returned', 'fr-FR': 'Retournée' },
    returned_partially: {
      de: 'Teilweise zurückgesandt',
      'en-US': 'Returned (partially)',
      'fr-FR': 'Retournée en partie',
    },
    cancelled: { de: 'Abgebrochen', 'en-US': 'Cancelled', 'fr-FR': 'Annulée' },
  },
  order_transaction: {
    open: { de: 'Offen', 'en-US': 'Open', 'fr-FR': 'Ouvert' },
    in_progress: { de: 'In Bearbeitung', 'en-US': 'In progress', 'fr-FR': 'En traitement' },
    unconfirmed: { de: 'Unbestätigt', 'en-US': 'Unconfirmed', 'fr-FR': 'Non confirmé' },
    authorized: { de: 'Autorisiert', 'en-US': 'Authorized', 'fr-FR': 'Autorisé' },
    paid: { de: 'Bezahlt', 'en-US': 'Paid', 'fr-FR': 'Payé' },
    paid_partially: { de: 'Teilweise bezahlt', 'en-US': 'Paid (partially)', 'fr-FR': 'Payé en partie' },
    reminded: { de: 'Gemahnt', 'en-US': 'Reminded', 'fr-FR': 'Relancé' },
    failed: { de: 'Fehlgeschlagen', 'en-US': 'Failed', 'fr-FR': 'Échoué' },
    cancelled: { de: 'Abgebrochen', 'en-US': 'Cancelled', 'fr-FR': 'Annulé' },
    chargeback: { de: 'Rückbuchung', 'en-US': 'Chargeback', 'fr-FR': 'Rétrofacturation' },
    refunded: { de: 'Zurückerstattet', 'en-US': 'Refunded', 'fr-FR': 'Remboursé' },
    refunded_partially: {
      de: 'Teilweise zurückerstattet',
      'en-US': 'Refunded (partially)',
      'fr-FR': 'Remboursé en partie',
    },
  },
};

export const stateId = (machine: StateMachine, technicalName: string): string =>
  idOf('state', `${machine}:${technicalName}`);

/** A state with its name in the language of the request. */
export function serializeState<Machine extends StateMachine>(
  machine: Machine,
  technicalName: StateOf[Machine],
  locale: Locale,
) {
  const name: Text = STATES[machine][technicalName];
  return {
    id: stateId(machine, technicalName),
    technicalName,
    customFields: null,
    ...worded(locale, { name }),
    name: name[locale] ?? name.de,
    apiAlias: 'state_machine_state' as const,
  };
}
