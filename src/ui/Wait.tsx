import { useEffect, useState } from 'react';

interface WaitProps {
  seconds: number;
  /** The sentence for so many seconds. */
  text: (seconds: number) => string;
  onEnd: () => void;
}

/** Counts down what has to be waited for (H10). A screen reader hears the first number only, not every second. */
export function Wait({ seconds, text, onEnd }: WaitProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return onEnd();
    const next = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(next);
  }, [left, onEnd]);
  return (
    <p>
      <span className="vh">{text(seconds)}</span>
      <span aria-hidden="true">{text(left)}</span>
    </p>
  );
}
