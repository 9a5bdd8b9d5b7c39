import { useState } from 'react';
import { useAnswer } from '../answer.ts';
import { NOTHING } from '../formats.ts';
import { AskedMessageDocument, type AskedMessageQuery } from '../generated/operations.ts';
import { Button, Fact, Status } from '../ui/index.ts';

type Message = NonNullable<AskedMessageQuery['signingRequest']>;

function MessageFacts({ message }: { readonly message: Message }) {
  const { key, keyActive, digest, nonceCurrent, open } = message;
  return (
    <dl className="facts">
      <Fact name="Key">
        {key === null ? NOTHING : <code>{key}</code>}
        {keyActive ? ', active' : ', not active: its signature would be refused'}
      </Fact>
      <Fact name="Waits for this signature">{open ? 'yes' : 'no'}</Fact>
      {nonceCurrent === false && <Fact name="Nonce">It moved on the chain, so a signature would count no more.</Fact>}
      <Fact name="Digest">{digest === null ? NOTHING : <code>{digest}</code>}</Fact>
    </dl>
  );
}

export interface AskedMessageProps {
  readonly id: string;
  readonly kind: 'REPORT' | 'EXTINGUISH';
}

/** The message that a case asks its key to sign, to compare with what the attestor’s tool shows. The page requests it after a press of the button, because the gateway then reads the chain. */
export function AskedMessage({ id, kind }: AskedMessageProps) {
  const [isAsked, setAsked] = useState(false);
  const { data, error } = useAnswer(AskedMessageDocument, { id, kind }, { enabled: isAsked });
  return (
    <section aria-labelledby="message">
      <h2 id="message">The message to sign</h2>
      <p>The attestor’s tool shows the same digest. No signature is made here.</p>
      {!isAsked && <Button onPress={() => setAsked(true)}>Show the message</Button>}
      {error && <p role="alert">{error.message}</p>}
      {isAsked && !data && !error && <Status>Reading the message …</Status>}
      {data?.signingRequest && <MessageFacts message={data.signingRequest} />}
    </section>
  );
}
