import { formatMessage } from '#i18n/format-message.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Message } from '#ui/Message.tsx';
import type { Nearby } from '../question/use-question.ts';
import type { AppointmentWords } from '../words.ts';

interface PlaceFieldProps {
  words: AppointmentWords['appointment'];
  /** As it was typed; a new one draws a new field. */
  place: string;
  nearby: Nearby;
  onSearch: (place: string) => void;
}

/** Where somebody lives; a form of its own, so that Enter searches. */
export const PlaceField = ({ words, place, nearby, onSearch }: PlaceFieldProps) => (
  <search>
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('place') ?? '').trim());
      }}
    >
      <label htmlFor="appointment-place">{formatMessage(words, 'place')}</label>
      <div className="join">
        <input
          className="input"
          id="appointment-place"
          name="place"
          key={place}
          defaultValue={place}
          maxLength={100}
          autoComplete="postal-code"
        />
        <Button type="submit" busy={nearby.state === 'searching'}>
          <Icon name="pin" small />
          {formatMessage(words, 'find')}
        </Button>
      </div>
      {nearby.state === 'unknown' && (
        <Message tone="warning">
          <p>{formatMessage(words, 'unknownPlace', { place })}</p>
        </Message>
      )}
      {nearby.state === 'failed' && (
        <Message tone="danger">
          <p>{formatMessage(words, 'searchFailed')}</p>
        </Message>
      )}
    </form>
  </search>
);
