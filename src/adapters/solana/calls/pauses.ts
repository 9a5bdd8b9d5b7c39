import { fromHex } from '@income-series/protocol/bytes';
import type { Bytes32 } from '@income-series/protocol/hex';
import * as program from '../generated/instructions/index.ts';
import type { ProgramCallAdapters } from './adapter.ts';
import { type CallContext, programOf, sharedAccounts } from './context.ts';
import { STEADY } from './margins.ts';
import { signersRecord } from './signed.ts';

const ofSeries = async (context: CallContext, seriesKey: Bytes32) => ({
  ...(await sharedAccounts(context)),
  series: await context.addresses.series(seriesKey),
});

/** Adapters of the calls of hardship pauses. */
export const pauseCalls = {
  requestPause: {
    async instructions({ seriesKey, attestor }, context) {
      const record = await context.addresses.signerKey(attestor);
      const input = { ...(await ofSeries(context, seriesKey)), issuer: context.wallet, record };
      return [program.getRequestPauseInstruction({ ...input, attestor: fromHex(attestor, 20) }, programOf(context))];
    },
    margin: STEADY,
  },
  withdrawPause: {
    async instructions({ seriesKey }, context) {
      const input = { ...(await ofSeries(context, seriesKey)), issuer: context.wallet };
      return [program.getWithdrawPauseInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  endPause: {
    async instructions({ seriesKey }, context) {
      const input = { ...(await ofSeries(context, seriesKey)), sender: context.wallet };
      return [program.getEndPauseInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
  approvePause: {
    async instructions({ seriesKey, pauseNonce, pauseEnd, signature }, context) {
      const message = { seriesKey, pauseNonce, pauseEnd };
      const record = await signersRecord(context, 'PAUSE', message, signature);
      const args = { nonce: pauseNonce, end: pauseEnd, signature: fromHex(signature) };
      const input = { ...(await ofSeries(context, seriesKey)), record, ...args };
      return [program.getApprovePauseInstruction(input, programOf(context))];
    },
    margin: STEADY,
  },
} satisfies Partial<ProgramCallAdapters>;
