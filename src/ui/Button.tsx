import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  /** `line` is the second choice beside a filled button. */
  variant?: 'filled' | 'line';
  size?: 'small' | 'wide' | undefined;
  /** A line runs through it, its words stay for the screen reader, presses are ignored. */
  busy?: boolean;
}

/** A button of an island; pages write `<a class="btn">` or `<button class="btn line small">` themselves. */
export function Button({
  variant = 'filled',
  size,
  busy = false,
  className = '',
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const names = ['btn', variant === 'line' && 'line', size, className].filter(Boolean).join(' ');
  return (
    <button {...rest} type={type} className={names} aria-busy={busy || undefined} onClick={busy ? refuse : onClick} />
  );
}

/** A busy button stays focusable, so that the focus is not lost; it only does nothing. */
const refuse = (event: { preventDefault(): void }) => event.preventDefault();
