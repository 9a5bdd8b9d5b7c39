import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sealEvidence, sealReason } from '@income-series/client';
import { EXTINGUISH_NOTICE } from '@income-series/protocol/policy';
import { agreedDigest, deviceChain, FIRST_NONCE, fetchAnnouncement } from './attestors.ts';
import { type CaseSignature, formatInstant, type Setting } from './cases.ts';
import { evmChain, moveClock } from './clock.ts';

const PAUSE_SECONDS = 60n * 86_400n;
const REQUEST_SECONDS = 30n * 86_400n;

/** The chapter of hardship: a pause of sixty days is approved and ended early. */
export async function pause(setting: Setting): Promise<CaseSignature> {
  const { narrator, world, issuer, draft, secrets, attestors } = setting;
  const { chapter, step, say } = narrator;
  const { seriesKey } = draft;
  const { first } = attestors;
  const id = randomUUID();
  chapter('Hardship');
  await step('The issuer seals its reason to the first attestor and requests a pause on the chain', async () => {
    const row = { id, seriesKey, chain: deviceChain(world) };
    const reason = await sealReason({ text: secrets.reason }, await fetchAnnouncement(world, first.address), row);
    await issuer.transact('openHardship', { newId: id, seriesKey, attestorKey: first.address, reason });
  });
  const pauseEnd = (await world.devnet.anvil.clock.now()) + PAUSE_SECONDS;
  const digest = agreedDigest(world, 'PAUSE', { seriesKey, pauseNonce: FIRST_NONCE, pauseEnd });
  await step('The attestor approves: the service simulates, relays, and keeps what the chain took', () =>
    first.sign('pause', id, digest, '--until', formatInstant(pauseEnd), '--code', 'DISASTER'),
  );
  const { txHash } = await step('The issuer ends the pause early', () =>
    issuer.transact('buildEndPause', { seriesKey, wallet: issuer.address }),
  );
  say(`PAUSE ${digest}\nended by ${txHash}`);
  return { digest, txHash };
}

/** The chapter of extinguishment: both attestors sign, and the second signature is relayed with the first. */
export async function extinguish(setting: Setting): Promise<Pick<CaseSignature, 'digest'>> {
  const { narrator, world, issuer, draft, secrets, attestors } = setting;
  const { chapter, step, say } = narrator;
  const { seriesKey } = draft;
  const { first, second } = attestors;
  const id = randomUUID();
  chapter('Extinguishment');
  await step('The issuer seals the evidence to both attestors', async () => {
    const to = [await fetchAnnouncement(world, first.address), await fetchAnnouncement(world, second.address)] as const;
    const row = { id, seriesKey, chain: deviceChain(world) };
    const evidence = await sealEvidence({ text: secrets.evidence }, to, row);
    await issuer.act('openExtinguishment', {
      newId: id,
      seriesKey,
      attestorKeys: [first.address, second.address],
      evidence,
    });
  });
  await step('It requests it on the chain: both keys and the deadline are for everyone to see', async () => {
    const deadlineAt = formatInstant((await world.devnet.anvil.clock.now()) + REQUEST_SECONDS);
    await issuer.transact('buildRequestExtinguishment', { id, deadlineAt });
  });
  const digest = agreedDigest(world, 'EXTINGUISH', { seriesKey, extinguishNonce: FIRST_NONCE });
  await step('The first attestor signs EXTINGUISH: nobody can read it. The second decrypts the evidence', () =>
    Promise.all([
      first.sign('extinguish', id, digest),
      second.run('decrypt', 'evidence', id, '--out', join(second.folder, 'evidence.json')),
    ]),
  );
  const noticeEnd = (await world.devnet.anvil.clock.now()) + EXTINGUISH_NOTICE;
  await moveClock(narrator, evmChain(world), noticeEnd, 'the notice is over');
  await step('The second signs: both are relayed, and the series is extinguished', () =>
    second.sign('extinguish', id, digest),
  );
  await world.worker.indexed(BigInt(await world.devnet.anvil.rpc<string>('eth_blockNumber')));
  say(`EXTINGUISH ${digest}`);
  return { digest };
}
