import { lazy, Suspense, useState } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { appointmentData } from '#i18n/paths.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { Question } from '../question/use-question.ts';
import type { RequestData } from './request-data.store.ts';
import { loadRequestData } from './request-data.store.ts';

interface RequestLinkProps {
  locale: Locale;
  /** The page that does the same, for who has no script and for a new tab. */
  href: string;
  label: string;
  /** Number of the article that it is about. */
  article: string;
}

const Request = lazy(() => import('../Request.island.tsx').then((one) => ({ default: one.Request })));

/** A link to the page of the request that opens it as a dialog instead. What is filled in stays when it is closed. */
export function RequestLink({ locale, href, label, article }: RequestLinkProps) {
  const [requestData, setRequestData] = useState<RequestData>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const initialQuestion: Question = { service: 'assembly', place: '', partner: '', article, measures: {} };

  async function open(): Promise<void> {
    setLoading(true);
    try {
      setRequestData(requestData ?? (await loadRequestData(appointmentData(locale))));
      setOpen(true);
    } catch (error) {
      console.error('The request could not be opened here.', error);
      location.assign(href);
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <a
        className="more"
        href={href}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          void open();
        }}
      >
        {label}
      </a>
      {requestData && (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={formatMessage(requestData.words.appointment, 'title')}
          closeLabel={formatMessage(requestData.words.common, 'close')}
        >
          <Suspense fallback={<p className="soft">{formatMessage(requestData.words.appointment, 'opening')}</p>}>
            <Request locale={locale} {...requestData} initialQuestion={initialQuestion} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
