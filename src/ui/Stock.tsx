/** What is there: `in` a full dot, `low` a half one, `out` an empty one. The words come ready. */
export const Stock = ({
  level,
  text,
  productId,
}: {
  level: 'in' | 'low' | 'out';
  text: string;
  productId?: string;
}) => (
  <span className={level === 'in' ? 'stock' : `stock ${level}`} data-stock={productId}>
    {text}
  </span>
);
