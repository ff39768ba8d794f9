import { useEffect, useId, useRef } from 'react';
import { formatBytes } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { FieldError } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './ContactForm.module.css';
import type { Step } from './contact.store.ts';
import { FILE_TYPES } from './contact-form.ts';
import type { ContactWords } from './words.ts';

interface UploadFieldProps {
  locale: Locale;
  words: ContactWords;
  file: File | undefined;
  /** Why the file that was chosen can't be sent. */
  error: 'fileTooLarge' | 'fileType' | undefined;
  step: Step | undefined;
  maxMb: number;
  onChoose: (file: File | undefined) => void;
}

/** A photo or PDF: chosen, named with its size, taken away again, and how much of it is on its way. */
export function UploadField({ locale, words, file, error, step, maxMb, onChoose }: UploadFieldProps) {
  const id = useId();
  const remove = useRef<HTMLButtonElement>(null);
  // the field is gone once a file is chosen: the focus goes on to what stands there instead
  useEffect(() => {
    if (file) remove.current?.focus();
  }, [file]);
  if (!file)
    return (
      <div className="field">
        <input
          className="vh"
          id={id}
          type="file"
          accept={[...FILE_TYPES, '.heic'].join()}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        />
        <label className={`btn line small ${styles.pick}`} htmlFor={id}>
          <Icon name="plus" small />
          {formatMessage(words.contact, 'upload')}
        </label>
        <p className="hint" id={`${id}-hint`}>
          {formatMessage(words.contact, 'uploadHint', { max: maxMb })}
        </p>
        <div role="alert">
          {error && <FieldError id={`${id}-error`}>{formatMessage(words.contact, error, { max: maxMb })}</FieldError>}
        </div>
      </div>
    );
  const { name } = file;
  const percent = step && step !== 'solving' ? Math.round(step.share * 100) : undefined;
  return (
    <div className="field">
      <span className="legend" id={id}>
        {formatMessage(words.contact, 'upload')}
      </span>
      <div className={styles.file}>
        <Icon name={file.type === 'application/pdf' ? 'pdf' : 'check'} small />
        <span>
          {percent === undefined
            ? formatMessage(words.contact, 'uploadChosen', { file: name, size: formatBytes(locale, file.size) })
            : formatMessage(words.contact, 'uploading', { file: name, percent })}
        </span>
        <button
          className="tool"
          type="button"
          ref={remove}
          disabled={step !== undefined}
          aria-label={formatMessage(words.contact, 'uploadRemove', { file: name })}
          onClick={() => onChoose(undefined)}
        >
          <Icon name="close" small />
        </button>
      </div>
      {percent !== undefined && <progress className={styles.progress} max={100} value={percent} aria-labelledby={id} />}
    </div>
  );
}
