import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { fieldMessage, fieldProblems } from '#features/session/problems.ts';
import { useKnownPerson } from '#features/session/use-known-person.ts';
import { formatDate } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { isDay, visitDays, visitTimes } from '#values/visit.ts';
import type { Partner } from '../partner/partners.ts';
import type { Question } from '../question/use-question.ts';
import type { AppointmentWords } from '../words.ts';
import { appointments, type Outcome, type Step } from './appointment.store.ts';
import {
  type AppointmentValues,
  appointmentSchema,
  type Form,
  FROM_SERVER,
  isField,
  labelOf,
  requestOf,
} from './appointment.ts';

interface Beginning {
  locale: Locale;
  words: AppointmentWords;
  question: Question;
  /** Who is asked; nobody as long as none is chosen. */
  partner: Partner | undefined;
  onSent: (calendar: string | null, email: string) => void;
}

/** The form of one request: what is filled in, when it can be, how far the sending is and how it ended. */
export function useAppointmentForm({ locale, words, question, partner, onSent }: Beginning) {
  const [days] = useState(() => visitDays(todayInZurich()));
  const [step, setStep] = useState<Step>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { service, article } = question;
  const isVisit = service === 'exhibition';
  const form = useForm<AppointmentValues>({
    resolver: zodResolver(appointmentSchema({ service, partner, days }), undefined, {
      raw: true,
    }) as Resolver<AppointmentValues>,
    shouldFocusError: false,
  });
  useKnownPerson(form, partner !== undefined);
  const [day = '', time = ''] = form.watch(['day', 'time']);
  const times = isVisit && partner && isDay(day) ? visitTimes(partner.hours, day) : [];
  const isStale = time !== '' && !times.includes(time);

  // a time at which another partner, or another day, is closed is taken back
  useEffect(() => {
    if (isStale) form.setValue('time', '');
  }, [form, isStale]);
  useEffect(() => {
    if (article && !form.getValues('description'))
      form.setValue('description', formatMessage(words.appointment, 'aboutArticle', { article }));
  }, [form, article, words]);

  /** Answers whether the request has arrived. */
  async function submit(values: AppointmentValues): Promise<boolean> {
    if (!partner) return false;
    const request = requestOf(question, partner.id, values);
    const ended = await appointments.submit(request, setStep);
    setStep(undefined);
    if (ended.state === 'sent') {
      onSent(ended.calendar, request.email ?? '');
      return true;
    }
    setOutcome(ended.state === 'refused' && showAtFields(ended.error) ? undefined : ended);
    return false;
  }

  /** Puts what the server refused to its fields. Answers whether there was such a field. */
  function showAtFields(error: unknown): boolean {
    const problems = fieldProblems(error).filter((problem) => isField(problem.field));
    for (const problem of problems) {
      if (!isField(problem.field)) continue;
      const message = fieldMessage(words.validation, problem, labelOf({ words, isVisit }, problem.field));
      form.setError(problem.field, { type: FROM_SERVER, message });
    }
    return problems.length > 0;
  }

  const written: Form = {
    ...form,
    ...{ words, isVisit },
    days: { first: formatDate(locale, days.first), last: formatDate(locale, days.last) },
  };
  return { form: written, days, day, times, step, outcome, submit, forgive: () => setOutcome(undefined) };
}

/** Swedish writes a day as ISO does. */
const todayInZurich = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short' }).format(new Date());
