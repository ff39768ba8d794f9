import { Message } from '#ui/Message.tsx';
import type { Notification } from './notifications.store.ts';

interface ToastsProps {
  notifications: readonly Notification[];
  closeLabel: string;
  onClose: (id: string) => void;
  /** The pointer or the focus comes and goes. */
  onHold: (id: string) => void;
  onRelease: (id: string) => void;
}

/** The corner where notifications appear: bottom left, read out, above everything. */
export const Toasts = ({ notifications, closeLabel, onClose, onHold, onRelease }: ToastsProps) => (
  <ul className="toasts" aria-live="polite">
    {notifications.map(({ id, type, message, action }) => (
      <li
        key={id}
        onPointerEnter={() => onHold(id)}
        onPointerLeave={() => onRelease(id)}
        onFocus={() => onHold(id)}
        onBlur={() => onRelease(id)}
      >
        <Message isInLiveRegion tone={type} closeLabel={closeLabel} onClose={() => onClose(id)}>
          {message}
          {action && (
            <>
              {' '}
              <button
                className="linkish"
                type="button"
                onClick={() => {
                  onClose(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            </>
          )}
        </Message>
      </li>
    ))}
  </ul>
);
