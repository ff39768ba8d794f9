import type { Locale, Text } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import { worded } from '#store/wire/words.ts';

const STATES = {
  order: {
    open: { de: 'Offen', 'en-US': 'Open', 'fr-FR': 'Ouverte' },
    in_progress: { de: 'In Bearbeitung', 'en-US': 'In progress', 'fr-FR': 'En traitement' },
    completed: { de: 'Abgeschlossen', 'en-US': 'Done', 'fr-FR': 'Terminée' },
    cancelled: { de: 'Storniert', 'en-US': 'Cancelled', 'fr-FR': 'Annulée' },
  },
  order_delivery: {
    open: { de: 'Offen', 'en-US': 'Open', 'fr-FR': 'Ouverte' },
    shipped: { de: 'Versandt', 'en-US': 'Shipped', 'fr-FR': 'Expédiée' },
    cancelled: { de: 'Abgebrochen', 'en-US': 'Cancelled', 'fr-FR': 'Annulée' },
  },
  order_transaction: {
    open: { de: 'Offen', 'en-US': 'Open', 'fr-FR': 'Ouvert' },
    paid: { de: 'Bezahlt', 'en-US': 'Paid', 'fr-FR': 'Payé' },
    failed: { de: 'Fehlgeschlagen', 'en-US': 'Failed', 'fr-FR': 'Échoué' },
    cancelled: { de: 'Abgebrochen', 'en-US': 'Cancelled', 'fr-FR': 'Annulé' },
  },
} as const satisfies Record<string, Record<string, Text>>;

export type StateMachine = keyof typeof STATES;

export const stateId = (machine: StateMachine, technicalName: string): string =>
  idOf('state', `${machine}:${technicalName}`);

/** A state with its name in the language of the request (facts §3.11). */
export function wireState(machine: StateMachine, technicalName: string, locale: Locale) {
  const name: Text = (STATES[machine] as Record<string, Text>)[technicalName] ?? { de: technicalName };
  return {
    id: stateId(machine, technicalName),
    technicalName,
    customFields: null,
    ...worded(locale, { name }),
    name: name[locale] ?? name.de,
    apiAlias: 'state_machine_state' as const,
  };
}
