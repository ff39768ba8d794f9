import '#styles/blank.css';
import { Drawing } from './Thumb.tsx';

interface BlankProps {
  title: string;
  text: string;
  action: string;
  href: string;
}

/** Nothing is here yet: a drawing, a sentence, a way on. */
export const Blank = ({ title, text, action, href }: BlankProps) => (
  <div className="blank">
    <Drawing name="shelf" bare />
    <p className="h3">{title}</p>
    <p>{text}</p>
    <p>
      <a className="btn" href={href}>
        {action}
      </a>
    </p>
  </div>
);
