import '#styles/forms.css';
import { Fragment, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import { markedPieces } from './marks.ts';

interface Shared {
  label: string;
  /** The word for what one may leave out: “freiwillig”. Given only where that is so. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** The error comes while the shopper is still at this field, and nothing else on the page tells it: it is read out. */
  isReadOut?: boolean | undefined;
  /** Place in a `.fields` grid of six columns. */
  width?: 'w2' | 'w3' | 'w4' | undefined;
}

type Control = 'input' | 'select' | 'textarea';
type FieldProps<As extends Control> = Shared & { as?: As; unit?: string; children?: ReactNode } & Omit<
    React.ComponentPropsWithRef<As>,
    'width'
  >;

/**
 * Label above, field, hint, error with icon. `as="select"` takes its options as children; everything else that the
 * element knows (name, autoComplete, ref of react-hook-form) goes to it.
 */
export function Field<As extends Control = 'input'>(props: FieldProps<As>) {
  const { label, optional, hint, error, isReadOut, width, unit, as = 'input', ...rest } = props as FieldProps<'input'>;
  const made = useId();
  const id = rest.id ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const Element = as as 'input';
  const problem = error && <FieldError id={`${id}-error`}>{error}</FieldError>;
  const control = <Element {...rest} id={id} aria-invalid={error ? true : undefined} aria-describedby={described} />;
  return (
    <div className={`field${width ? ` ${width}` : ''}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt"> ({optional})</span>}
      </label>
      {unit ? (
        <div className="unit">
          {control}
          <span>{unit}</span>
        </div>
      ) : (
        control
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isReadOut ? <div role="alert">{problem}</div> : problem}
    </div>
  );
}

/** A box to tick with its sentence, which may hold links. */
export function Choice({
  children,
  error,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { error?: string; ref?: React.Ref<HTMLInputElement> }) {
  const id = useId();
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="err" id={id}>
    <Icon name="warning" small />
    <span>{children}</span>
  </p>
);

interface RichProps {
  /** A text with marks: `inkl. MWST, zuzüglich <shipping>Versand</shipping>`. */
  text: string;
  /** What each mark becomes: `{ shipping: (inner) => <a href={…}>{inner}</a> }`. A mark without one is plain text. */
  marks: Readonly<Record<string, (inner: string) => ReactNode>>;
}

/** Draws a text whose marks say where a link goes; the text itself never becomes HTML. */
export const Rich = ({ text, marks }: RichProps) => (
  <>
    {markedPieces(text).map(({ text: part, mark }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Fragment key={index}>{(mark !== null && marks[mark]?.(part)) || part}</Fragment>
    ))}
  </>
);
