import { useEffect, useState } from 'react';
import { Field } from './Parts.tsx';

/** So long nobody types before it is looked for, ms. */
const PAUSE_MS = 300;

/** A field that looks for what was typed once the typing pauses. */
export function Search({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes besides the typing starts no search
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return <Field label={label} placeholder={hint} type="search" value={typed} onChange={setTyped} />;
}
