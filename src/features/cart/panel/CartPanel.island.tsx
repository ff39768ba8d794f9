import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { $notifications, dismiss, hold, release } from '#features/notifications/notifications.store.ts';
import { Toasts } from '#features/notifications/Toasts.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useCartMessages } from '../use-cart-messages.ts';
import { useCartView } from '../use-cart-view.ts';
import type { PanelWords } from '../words.ts';
import styles from './CartPanel.module.css';
import { PanelBody } from './PanelBody.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import { $panel, $panelWords, closePanel, loadPanelWords, openPanel } from './panel.store.ts';

interface CartPanelProps {
  locale: Locale;
  /** `PANEL_WORDS`; the rest comes in a file of its own when the panel wakes. */
  words: PanelWords;
  /** The link to the cart, which stays a link where there is no script. */
  children?: ReactNode;
}

/** The cart beside the page: opened by the link in the header, or by putting something in. */
export function CartPanel({ locale, words: few, children }: CartPanelProps) {
  const { isOpen, change } = useStore($panel, { ssr: 'initial' });
  const many = useStore($panelWords, { ssr: 'initial' });
  const words = many && { ...many, ...few };
  const [hasOpened, setOpened] = useState(false);
  const view = useCartView(words, isOpen && !change);
  const messages = useCartMessages(words, isOpen && Boolean(words));
  const notifications = useStore($notifications, { ssr: 'initial' });

  useEffect(() => {
    loadPanelWords(locale);
  }, [locale]);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);

  function open(event: MouseEvent) {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isElsewhere || location.pathname === paths.cart(locale)) return;
    event.preventDefault();
    openPanel();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link inside is what one presses */}
      <span className={styles.link} onClick={open}>
        {children}
      </span>
      {hasOpened && (
        <Dialog
          open={isOpen}
          onClose={closePanel}
          title={formatMessage(few, 'title')}
          closeLabel={formatMessage(few, 'panelClose')}
          footer={words && <PanelFooter view={view} locale={locale} words={words} />}
        >
          <PanelBody view={view} added={change?.added} messages={messages} locale={locale} words={words} few={few} />
          <Toasts
            notifications={notifications}
            closeLabel={formatMessage(few, 'notificationClose')}
            onClose={dismiss}
            onHold={hold}
            onRelease={release}
          />
        </Dialog>
      )}
    </>
  );
}
