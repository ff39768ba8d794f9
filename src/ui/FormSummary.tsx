import styles from './FormSummary.module.css';
import { Icon } from './Icon.tsx';

interface FormSummaryProps {
  title: string;
  /** What is wrong, in the order of the page; a box to tick has no label but its sentence. */
  problems: readonly { name: string; label: string; text: string }[];
  /** Goes to a field. */
  onGo: (name: string) => void;
  /** What calms: “Alles andere ist gespeichert.” */
  note?: string | undefined;
}

/** What is missing in a form, above everything, each with a way to its field. */
export const FormSummary = ({ title, problems, onGo, note }: FormSummaryProps) =>
  problems.length === 0 ? null : (
    <div className="msg bad" role="alert">
      <Icon name="warning" />
      <div>
        <b>{title}</b>
        <ul className={styles.list}>
          {problems.map(({ name, label, text }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(name);
                }}
              >
                {label || text}
              </a>
              {/* a dash, because a colon would need another blank in French */}
              {label && `\u00A0– ${text.replace(/^\*/, '')}`}
            </li>
          ))}
        </ul>
        {note && <p>{note}</p>}
      </div>
    </div>
  );
