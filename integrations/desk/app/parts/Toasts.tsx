import { useNotificationContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Button } from './Parts.tsx';
import style from './parts.module.css';

/** So long a sentence stays that says that something is done, ms; what failed stays until it is read. */
const STAYS_MS = 4000;

/** What has just been done, or was not. */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [first] = notifications;
  useEffect(() => {
    if (!first || first.type === 'error') return;
    const timer = setTimeout(takeNotification, STAYS_MS);
    return () => clearTimeout(timer);
  }, [first, takeNotification]);
  return (
    <div className={style.toasts} role="status">
      {first && (
        <div className={style.toast} data-tone={first.type === 'error' ? 'bad' : undefined}>
          <span>{first.message}</span>
          <Button onClick={() => takeNotification()}>{translate('close')}</Button>
        </div>
      )}
    </div>
  );
}
