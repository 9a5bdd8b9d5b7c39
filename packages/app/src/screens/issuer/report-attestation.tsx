import { type IncomeReport, keyed, sealOpening } from '@income-series/client';
import { OpenTier3CaseDocument } from '@income-series/client/operations';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '../../format/money.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { AppButton } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Failure } from '../../ui/failure.tsx';
import { AskButton } from './ask-button.tsx';
import { AttestorChoice } from './attestor-choice.tsx';
import { addDocuments } from './case-documents.ts';
import { deviceFailure } from './device-failure.ts';
import { FilesField } from './documents.tsx';
import { NoAttestor } from './no-attestor.tsx';
import { ClaimStep } from './report-claim.tsx';
import { type Liquidity, provenInput, type ReportedSeries } from './report-model.ts';
import { requireReport } from './report-terms.ts';
import { type AttestorAnswer, announcementOf, deviceChainOf, SealingError } from './sealing.ts';

const KINDS = [
  ['CASH', 'Money: the payment is due now'],
  ['NON_CASH', 'Something other than money: the payment is owed, and paid later'],
] as const;

interface CaseWish {
  readonly series: ReportedSeries;
  readonly period: string;
  readonly report: IncomeReport;
  readonly attestor: AttestorAnswer;
  readonly liquidityFlag: Liquidity;
  readonly files: readonly File[];
}

/** Seals the openings and documents for an attestor, and opens the case. @throws SealingError, TermsError, DeviceError, RefusedError */
async function openCase(person: PersonSession, { series, period, report, attestor, liquidityFlag, files }: CaseWish) {
  const announcement = announcementOf(attestor);
  if (announcement === null) throw new SealingError('This attestor announced no key, so nothing can be sealed for it.');
  await requireReport(person, series, period, report);
  const chain = await deviceChainOf(person, series.reportBasis?.domain ?? {});
  const id = crypto.randomUUID();
  const opening = await sealOpening(report, announcement, { id, chain });
  const place = { chain: series.chain, seriesKey: series.key, period };
  const input = { ...place, newId: id, attestorKey: announcement.key, opening, liquidityFlag, ...provenInput(report) };
  await person.gateway.act(OpenTier3CaseDocument, keyed(input));
  const row = { id, seriesKey: series.key, chain };
  await addDocuments(person, { record: 'tier3_cases', files, announcement, row, firstIndex: 0 });
}

export interface AttestationStepProps {
  readonly series: ReportedSeries;
  readonly attestors: readonly AttestorAnswer[];
  readonly period: string;
  readonly report: IncomeReport;
  readonly person: PersonSession;
  readonly onChange: () => void;
  readonly onBack: () => void;
}

/** An attestor reads figure and documents on its own machine, and signs the report: a case of tier 3. */
function CaseForm({ liquidityFlag, ...props }: AttestationStepProps & { readonly liquidityFlag: Liquidity }) {
  const { series, period, report, person, onChange } = props;
  const attestors = props.attestors.filter(({ announcement }) => announcement);
  const [address, setAddress] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const attestor = attestors.find((one) => one.address === address);
  const sending = useMutation({
    mutationFn: async () => attestor && openCase(person, { series, period, report, attestor, liquidityFlag, files }),
    onSettled: onChange,
  });
  if (attestors.length === 0) return <NoAttestor />;
  return (
    <>
      <p>
        An attestor reads the figure and your documents on its own machine, and signs. Asking costs nothing on the
        chain; the attestor may have a price of its own.
      </p>
      <AttestorChoice attestors={attestors} value={address} onChange={setAddress} />
      <FilesField
        label="Documents"
        hint="Payslips or statements that show the figure. They are sealed for the attestor before they leave this device."
        files={files}
        onChange={setFiles}
      />
      {sending.error && <Failure error={deviceFailure(sending.error)} />}
      <AskButton
        label="Seal it and ask the attestor"
        address={attestor?.address ?? ''}
        files={files}
        isPending={sending.isPending}
        onPress={() => sending.mutate()}
      />
    </>
  );
}

const CHECKS = [
  ['attestor', 'An attestor, with documents'],
  ['verifier', 'The verifier, with a claim'],
] as const;

/** The check of the figure that a proof is about: by an attestor, or by the verifier if the gateway names one. */
export function AttestationStep(props: AttestationStepProps) {
  const { series, period, report, person, onChange, onBack } = props;
  const [check, setCheck] = useState<(typeof CHECKS)[number][0]>('attestor');
  const [liquidityFlag, setLiquidityFlag] = useState<Liquidity>('CASH');
  const hasVerifier = !!series.reportBasis?.verifierUrl;
  const isClaim = hasVerifier && check === 'verifier';
  return (
    <section>
      <p role="status">
        The proof is made: {formatMoney(report.payment, series.paymentToken)} are due. It says nothing about your income
        but that the payment follows from it.
      </p>
      <p>The chain accepts the report once somebody it knows has looked at the figure.</p>
      <h3>What the income was</h3>
      <Choice label="Kind of income" options={KINDS} value={liquidityFlag} onChange={setLiquidityFlag} />
      <h3>Who looks at it</h3>
      {hasVerifier && <Choice label="Who looks at it" options={CHECKS} value={check} onChange={setCheck} />}
      {/* The other way stays where it was, because a person may come back to it. */}
      <div hidden={isClaim}>
        <CaseForm {...props} liquidityFlag={liquidityFlag} />
      </div>
      {hasVerifier && (
        <div hidden={!isClaim}>
          <ClaimStep
            series={series}
            period={period}
            report={report}
            liquidityFlag={liquidityFlag}
            person={person}
            onDone={onChange}
          />
        </div>
      )}
      <div className="buttons">
        <AppButton onPress={onBack}>Change the income</AppButton>
      </div>
    </section>
  );
}
