import { useState } from 'react';
import { download } from '../../device/download.ts';
import { settings } from '../../settings.ts';
import { AppButton } from '../../ui/button.tsx';
import type { RevealRaise } from './reveal-calendar.ts';

/** The button that saves the times to reveal as a file for the person's calendar. */
export function RevealReminder(raise: RevealRaise) {
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    const { revealCalendar } = await import('./reveal-calendar.ts');
    const url = new URL(`${settings.basePath}/bids`, location.href).href;
    download('reveal.ics', revealCalendar(raise, url), 'text/calendar;charset=utf-8');
    setSaved(true);
  };
  return (
    <>
      <AppButton onPress={() => void save()}>Save reminders for your calendar</AppButton>
      {isSaved && (
        <p role="status" className="quiet">
          Open the file reveal.ics with your calendar: it reminds when the time to reveal begins, and six hours before
          it ends. It has neither price nor amount in it.
        </p>
      )}
    </>
  );
}
