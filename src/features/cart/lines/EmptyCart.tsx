import '#styles/blank.css';
import { Drawing } from '#ui/Drawing.tsx';
import styles from './EmptyCart.module.css';

/** Nothing in the cart: a drawing on the line, one sentence, a way on. */
export const EmptyCart = ({ title, action, href }: { title: string; action: string; href: string }) => (
  <div className="blank">
    <div className={styles.line}>
      <Drawing name="raclette" bare />
    </div>
    <p className="h3">{title}</p>
    <p>
      <a className="btn" href={href}>
        {action}
      </a>
    </p>
  </div>
);
