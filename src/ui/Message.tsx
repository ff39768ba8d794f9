import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

type Tone = 'info' | 'success' | 'warning' | 'danger';

interface MessageProps {
  tone?: Tone;
  title?: string | undefined;
  children?: ReactNode;
  icon?: IconName;
  /** With a word for closing it, a cross appears. */
  closeLabel?: string | undefined;
  onClose?: () => void;
  /** It stands in a region that reads itself out: once is enough. */
  isInLiveRegion?: boolean;
}

/** What the shop has to say: never a color alone, always an icon and words. Errors are read out at once. */
export function Message({ tone = 'info', title, children, icon, closeLabel, onClose, isInLiveRegion }: MessageProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={`msg ${TONE_CLASSES[tone]}`.trim()} role={isInLiveRegion ? undefined : role}>
      <Icon name={icon ?? ICONS[tone]} />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
      {closeLabel && (
        <button className="tool" type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" small />
        </button>
      )}
    </div>
  );
}

const TONE_CLASSES: Record<Tone, string> = { info: '', success: 'good', warning: 'warn', danger: 'bad' };
const ICONS: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };
