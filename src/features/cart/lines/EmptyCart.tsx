import { Drawing } from '#ui/Drawing.tsx';

/** Nothing in the cart: a drawing, one sentence, a way on. */
export const EmptyCart = ({ title, action, href }: { title: string; action: string; href: string }) => (
  <div className="blank">
    <Drawing name="raclette" bare />
    <p className="h3">{title}</p>
    <p>
      <a className="btn" href={href}>
        {action}
      </a>
    </p>
  </div>
);
