import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { chainName } from '../format/words.ts';
import { demoPeople, enterDemo } from '../gateway/demo.ts';
import { type PageReader, pageReader, session } from '../gateway/session.ts';
import { useStore } from '../store.ts';
import { AppButton } from '../ui/button.tsx';

const NAMES: Readonly<Record<PageReader, string>> = { self: 'me', public: 'the public' };

/**
 * Shows the page as another reader sees it. For the public it is read again without a token, and for a person of the demo with that
 * person's own session. No earlier answer is used.
 */
export function ReaderSwitch() {
  const [person, reader, people] = [useStore(session), useStore(pageReader), useStore(demoPeople)];
  if (person === null && people.length === 0) return null;
  const current = person === null ? NAMES.public : NAMES[reader];
  return (
    <DialogTrigger>
      <Button className="button plain reader-switch">Shown as {current}</Button>
      <Popover className="popover">
        <Dialog aria-label="Show the page as">
          {({ close }) => (
            <>
              <h2>Show the page as</h2>
              {person !== null && (
                <div className="buttons">
                  {(['self', 'public'] as const).map((one) => (
                    <AppButton
                      key={one}
                      look={one === reader ? 'primary' : 'plain'}
                      onPress={() => {
                        pageReader.set(one);
                        close();
                      }}
                    >
                      {NAMES[one]}
                    </AppButton>
                  ))}
                </div>
              )}
              {people.length > 0 && (
                <>
                  <p className="quiet">People of the demo, each by a session of its own:</p>
                  <ul className="people">
                    {people.map(({ name, role, chain }) => (
                      <li key={name + chain}>
                        <AppButton onPress={() => void enterDemo(name, chain).then(close)}>
                          {name.toLowerCase() === role ? name : `${name}, ${role}`}{' '}
                          <span className="quiet">{chainName(chain)}</span>
                        </AppButton>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
