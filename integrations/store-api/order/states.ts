import { inLanguage, type Locale } from '#i18n/locales.ts';
import { idOf } from '#store/id.ts';
import type { StateMachine, StateOf } from '#store/rules/order/states.ts';
import { worded } from '#store/serializers/words.ts';
import { textOf } from '#store/words/words.ts';

export const stateId = (machine: StateMachine, technicalName: string): string =>
  idOf('state', `${machine}:${technicalName}`);

/** A state with its name in the language of the request. */
export function serializeState<Machine extends StateMachine>(
  machine: Machine,
  technicalName: StateOf[Machine],
  locale: Locale,
) {
  const name = textOf((words) => words.states[machine][technicalName]);
  return {
    id: stateId(machine, technicalName),
    technicalName,
    customFields: null,
    ...worded(locale, { name }),
    name: inLanguage(locale, name),
    apiAlias: 'state_machine_state' as const,
  };
}
