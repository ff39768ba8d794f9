import styles from './CartGhost.module.css';

/** Lines in their final size while the cart is on its way. */
export const CartGhost = ({ label, lines = 2 }: { label: string; lines?: number }) => (
  <div className={styles.ghosts} role="status">
    <span className="vh">{label}</span>
    {Array.from({ length: lines }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: ghosts are all the same
      <div key={index} className={styles.line} aria-hidden="true">
        <span className={`ghost ${styles.pic}`} />
        <span className={`ghost ${styles.name}`} />
      </div>
    ))}
  </div>
);
