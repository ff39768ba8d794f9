import { useEffect, useEffectEvent, useState } from 'react';

interface WaitProps {
  /** 0 where nothing has to be waited for: then the sentence simply stands. */
  seconds: number;
  /** The sentence for so many seconds; without a number, the one that never counts. */
  text: (seconds?: number) => string;
  onEnd: () => void;
}

/** Counts down what has to be waited for (H10). A screen reader hears the first number only, not every second. */
export function Wait({ seconds, text, onEnd }: WaitProps) {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (seconds === 0) return;
    if (left <= 0) return end();
    const next = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(next);
  }, [seconds, left]);
  if (seconds === 0) return <p>{text()}</p>;
  return (
    <p>
      <span className="vh">{text(seconds)}</span>
      <span aria-hidden="true">{text(left)}</span>
    </p>
  );
}
