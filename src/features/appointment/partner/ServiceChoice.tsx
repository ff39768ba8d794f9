import { formatMessage } from '#i18n/format-message.ts';
import { SERVICES, type Service } from '../question/question.ts';
import type { AppointmentWords } from '../words.ts';

interface ServiceChoiceProps {
  words: AppointmentWords['appointment'];
  service: Service;
  onChoose: (service: Service) => void;
}

/** What is asked for: a visit to a showroom, or an installation. */
export const ServiceChoice = ({ words, service, onChoose }: ServiceChoiceProps) => (
  <fieldset>
    <legend className="vh">{formatMessage(words, 'serviceType')}</legend>
    {SERVICES.map((one) => (
      <label key={one} className="option">
        <input type="radio" name="service" value={one} checked={one === service} onChange={() => onChoose(one)} />
        <b>{formatMessage(words, one === 'assembly' ? 'serviceAssembly' : 'serviceExhibition')}</b>
        <small>{formatMessage(words, one === 'assembly' ? 'assemblyText' : 'exhibitionText')}</small>
      </label>
    ))}
  </fieldset>
);
