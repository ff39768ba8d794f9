import { useEffect, useEffectEvent, useState } from 'react';

interface WaitProps {
  /** 0 where nothing has to be waited for: then the sentence simply stands. */
  seconds: number;
  /** What has to be waited for, where that may change while it stands: another one is counted from the start. */
  about?: unknown;
  /** The sentence for so many seconds; without a number, the one that never counts. */
  text: (seconds?: number) => string;
  onEnd: () => void;
}

/** Counts down what has to be waited for. A screen reader hears the first number only, not every second. */
export function Wait({ seconds, about = seconds, text, onEnd }: WaitProps) {
  const [count, setCount] = useState({ about, left: seconds });
  if (count.about !== about) setCount({ about, left: seconds });
  const { left } = count;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (seconds === 0) return;
    if (left <= 0) {
      end(); // whatever it answers is no cleaning up
      return;
    }
    const next = setTimeout(() => setCount({ about, left: left - 1 }), 1000);
    return () => clearTimeout(next);
  }, [seconds, about, left]);
  if (seconds === 0) return <p>{text()}</p>;
  return (
    <p>
      <span className="vh">{text(seconds)}</span>
      <span aria-hidden="true">{text(left)}</span>
    </p>
  );
}
