import { useEffect, useState } from 'react';
import { notify } from '#features/notifications/notifications.store.ts';
import { shareLink } from '#features/session/session.store.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorWords } from '../words.server.ts';

export type Keeping = ReturnType<typeof useKeeping>;

/** How a configuration leaves the page, and to whom. */
export function useKeeping(words: ConfiguratorWords) {
  const [dealer, setDealer] = useState('');
  const [origin, setOrigin] = useState('');
  // the server that draws the page does not know by which name it is reached
  useEffect(() => setOrigin(location.origin), []);
  return {
    ...{ dealer, origin, choose: setDealer },
    print: () => print(),
    async share(path: string): Promise<void> {
      const outcome = await shareLink(origin + path, document.title);
      if (outcome === 'copied') notify({ type: 'success', message: formatMessage(words, 'copied') });
      if (outcome === 'failed') notify({ type: 'danger', message: formatMessage(words, 'copyFailed') });
    },
  };
}
