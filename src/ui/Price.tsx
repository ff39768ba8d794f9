/**
 * A price, ready in the form of its language: `formatMoney`, or a sentence around it (“ab CHF 29.00”).
 * `was` is the higher price before, without currency; `wasLabel` the word in front for who can't see it struck.
 */
export interface PriceProps {
  now: string;
  was?: string | undefined;
  wasLabel?: string | undefined;
  /** A word behind the amount: “netto”, “pro Stück”. */
  note?: string | undefined;
  /** What a measure of it costs, “CHF 31.80 / 1 kg”, and how many times the price of one piece that is. */
  reference?: { text: string; ratio: number } | undefined;
  /** Besley and large, on the product page. */
  big?: boolean;
  /** The script that brings static prices up to date finds the price of a product by it. */
  productId?: string | undefined;
  /** What is shown is the lowest there is, “ab …” where others cost more; otherwise the price of one piece. */
  isLeast?: boolean;
}

export function Price({ now, was, wasLabel, note, reference, big = false, productId, isLeast = false }: PriceProps) {
  return (
    <span
      className={`price${was ? ' cut' : ''}${big ? ' big' : ''}`}
      data-price={productId}
      data-least={isLeast || undefined}
    >
      <span>{now}</span>
      {was && (
        <>
          {' '}
          <s>
            {wasLabel && <span className="vh">{wasLabel} </span>}
            {was}
          </s>
        </>
      )}
      {note && (
        <>
          {' '}
          <span className="net">{note}</span>
        </>
      )}
      {reference && (
        <>
          {' '}
          <span className="per" data-ratio={reference.ratio}>
            {reference.text}
          </span>
        </>
      )}
    </span>
  );
}
