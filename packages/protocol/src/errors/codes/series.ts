import type { ErrorMeaning } from './meaning.ts';

/** Error codes about series, reports, bids, amendments and transactions. Codes are only added. */
export const series = {
  // series and terms
  A_TERMS_5: {
    status: 400,
    message: 'Rule A-TERMS-5: the share rate must divide exactly into a WAD rate a unit.',
    mend: 'Choose a share rate that the units divide exactly at 18 decimals.',
  },
  TERMS_OUT_OF_RANGE: {
    status: 400,
    message: 'A term is outside the range the circuit proves.',
    mend: 'Compare threshold, rate and cap with the ranges in docs/protocol.md.',
  },
  RAISE_PARAMS_INVALID: {
    status: 400,
    message: 'The raise parameters contradict each other.',
    mend: 'Compare the raise with the bounds in docs/protocol.md, section 3; `path` names the first argument that violates one. Times count from the chain’s clock.',
  },
  ISSUER_NOT_APPROVED: {
    status: 403,
    message: 'The issuer is not approved on the chain.',
    mend: 'Apply as an issuer with `startApplication`, and wait until `Application.onchain` is VERIFIED.',
  },
  SERIES_EXISTS: { status: 409, message: 'The series is on the chain already.', mend: 'Choose another salt.' },
  WRONG_STATE: {
    status: 409,
    message: 'The state of the series does not allow this step.',
    mend: 'Read the series’ status, and wait for the state that the step needs.',
  },
  NOT_ISSUER: {
    status: 403,
    message: 'Only the issuer of the series may do this.',
    mend: 'Use the wallet that issued the series.',
  },
  // reports
  PROOF_SHAPE: {
    status: 400,
    message: 'The proof is not of the pinned shape.',
    mend: 'Send the points of the pinned circuit’s proof in the order of `Groth16ProofInput`, as `groth16Input` of the client does.',
    argument: ['proof'],
  },
  PROOF_INVALID: {
    status: 400,
    message: 'The proof does not verify.',
    mend: 'Prove again, with the figures and terms that the signals commit to.',
  },
  DEVELOPMENT_SETUP_REFUSED: {
    status: 503,
    message: 'Proofs under a development setup can be forged: it is refused on a production profile.',
    mend: 'For the operator: use the keys of a ceremony.',
  },
  CIRCUIT_FILE_MISMATCH: {
    status: 500,
    message: 'A file of the circuit is not the pinned one.',
    mend: 'Fetch the circuit’s files again, of the pinned version.',
  },
  WITNESS_INVALID: {
    status: 400,
    message: 'The figures do not satisfy the circuit.',
    mend: 'Check that the figures, terms and openings belong together.',
  },
  SIGNAL_MISMATCH: {
    status: 400,
    message: 'A public signal differs from what the chain holds.',
    mend: 'Prepare the report again from the series and period as the chain holds them now.',
  },
  COMMITMENT_NOT_CANONICAL: {
    status: 400,
    message: 'A commitment is not a canonical field element.',
    mend: 'Send a number below the order of the BN254 scalar field.',
  },
  PERIOD_INVALID: {
    status: 400,
    message: 'The period is not a year and a quarter.',
    mend: 'Write a year and a quarter of the series’ term.',
    argument: ['period', 'year'],
  },
  PERIOD_NOT_OPEN: {
    status: 409,
    message: 'The period is not open for a report.',
    mend: 'Report a quarter that is over, in order, and within its window.',
  },
  PRIOR_MISMATCH: {
    status: 409,
    message: 'The prior commitment is not the commitment on the chain.',
    mend:
      'Prove again, with `reportBasis.priorIncomeCommitment`. It commits to the last report of the year, or to no income in ' +
      'the first quarter.',
  },
  ATTESTATION_INVALID: {
    status: 400,
    message: 'The attestation does not cover this report.',
    mend: 'Have the attestor sign this report’s own values.',
  },
  SIGNER_INACTIVE: {
    status: 409,
    message: 'The signing key is not active.',
    mend: 'Choose an active key of the chain’s registry.',
    argument: ['attestorKey', 'key'],
  },
  FX_MISMATCH: {
    status: 400,
    message: 'The FX rate is not the rate of the quarter’s end.',
    mend: 'Use the rate that the chain gives for the quarter’s end.',
  },
  FX_STALE: {
    status: 409,
    message: 'The FX feed has no rate that is recent enough.',
    mend: 'For a draft, wait until somebody with the role FEED publishes a rate of the currency. For a quarter of a series, wait for that too, or request a rate with `requestFxFallback`.',
  },
  // amendments, true-ups, router
  CAP_BELOW_PAID: {
    status: 400,
    message: 'The new cap is below what was paid and accrued.',
    mend: 'Choose a cap above what was paid and accrued.',
    argument: ['newCap'],
  },
  YEAR_NOT_OVER: { status: 409, message: 'The year is not over.', mend: 'Wait for the end of the year of the term.' },
  TRUEUP_DONE: {
    status: 409,
    message: 'The year has its true-up.',
    mend: 'Nothing needs to be done: the year is settled.',
  },
  ATTESTATION_TIME: {
    status: 400,
    message: 'The attestation is dated before the end of its year, or in the future.',
    mend: 'Date the attestation between the end of its year and now.',
    argument: ['attestedAt'],
  },
  ATTESTATION_STALE: {
    status: 400,
    message: 'The attestation is dated 90 days ago, or earlier.',
    mend: 'Date the attestation within the last 90 days.',
    argument: ['attestedAt'],
  },
  TERMS_UNCHANGED: {
    status: 400,
    message: 'The amendment changes neither the terms nor the cap.',
    mend: 'Propose other terms, or another cap.',
  },
  ADJUSTMENT_OUT_OF_RANGE: {
    status: 400,
    message: 'The adjustment is zero or larger than a payment may be.',
    mend: 'Send an adjustment that is not zero and within a payment’s bounds.',
    argument: ['adjustment'],
  },
  FX_FRESH: {
    status: 409,
    message: 'The quarter already has an FX rate.',
    mend: 'Use the rate that the quarter has.',
  },
  FX_OUT_OF_BOUND: {
    status: 400,
    message: 'The FX rate is too far from the feed’s last rate before the quarter’s end.',
    mend: 'Check the rate: the contract refuses one so far from the feed’s last rate.',
    argument: ['rate'],
  },
  SERIES_ROUTED: {
    status: 409,
    message: 'The series is on the income router.',
    mend: 'Use the income router’s steps: `buildRouteIncome` and the routed report.',
  },
  // bids, orders, windows
  BACKUP_INVALID: {
    status: 400,
    message: 'The text is not a reveal backup of version 1.',
    mend: 'Make the backup with the device library, version 1.',
  },
  BACKUP_VERSION: {
    status: 400,
    message: 'Only reveal backups of version 1 are accepted.',
    mend: 'Make the backup with the device library, version 1.',
  },
  BACKUP_UNOPENED: {
    status: 400,
    message: 'The backup does not open with this secret, for this bid.',
    mend: 'Use the device secret that sealed the backup, for the same bid. If the secret is right, the text was altered.',
  },
  // transactions
  SIMULATION_FAILED: {
    status: 409,
    message: 'The transaction would fail on the chain.',
    mend: 'Change what `message` says, then build it again. Programs read `errorName`.',
  },
  NOTHING_DUE: {
    status: 409,
    message: 'Nothing of the chosen claims is due to this wallet now.',
    mend: 'Read `claims`, and build a claim once it lists one of the kinds that you chose.',
  },
  // routed series
  SERIES_NOT_ROUTED: {
    status: 409,
    message: 'The series is not on the income router, and never will be.',
    mend: 'Report with a proof or by documents.',
  },
  ROUTER_OPEN: {
    status: 409,
    message: 'The income router of the series is open already.',
    mend: 'Nothing needs to be done: the router is open.',
  },
  // amendments
  PERIOD_UNSETTLED: {
    status: 409,
    message: 'A past quarter is neither reported nor marked as missed.',
    mend: 'Report the quarter, or have it marked as missed, first.',
  },
  // extinguishments
  EXTINGUISHMENT_NOT_REQUESTED: {
    status: 409,
    message: 'The chain holds no request for this extinguishment with the keys and deadline shown.',
    mend: 'Have the issuer send `requestExtinguishment` first.',
  },
  // rates of quarters
  RATE_RECORDED: {
    status: 409,
    message: 'A rate was recorded for the quarter, and counts for good.',
    mend: 'Nothing needs to be done: the recorded rate counts.',
  },
  // drafts and contracts
  DRAFT_EXISTS: {
    status: 409,
    message: 'A draft of this wallet uses, or used, this salt.',
    mend: 'Choose another salt, or let the service draw one.',
  },
  DRAFT_BUILT: {
    status: 409,
    message: '`createSeries` was built from the draft, and its wallet may still send it.',
    mend: 'Draft another series with the changed figures.',
  },
  CONTRACT_NOT_SIGNED: {
    status: 409,
    message: 'The draft, as it is now, has no signed contract.',
    mend: 'Render the contract with `renderSeriesContract`, sign its text with the issuer’s wallet, and send both with `uploadSignedContract`.',
  },
  CONTRACT_SIGNED: {
    status: 409,
    message: 'The contract is signed already.',
    mend: 'Nothing needs to be done: the signed contract counts. To sign a contract with other figures, change the draft of the series first.',
  },
  CONTRACT_LAPSED: {
    status: 409,
    message: 'The contract was not signed within 24 hours.',
    mend: 'Render it again, and sign that.',
  },
  CONTRACT_VOIDED: {
    status: 409,
    message: 'The contract was replaced by a newer one, or its draft was changed.',
    mend: 'Sign the newest contract, or render another.',
  },
  CONTRACT_DIFFERENT: {
    status: 400,
    message: 'The document is not the one that was rendered for this contract.',
    mend: 'Send the document byte for byte as it was returned when it was rendered.',
    argument: ['document'],
  },
  CONTRACT_TOO_LARGE: {
    status: 413,
    message: 'The document is larger than 1 MiB.',
    mend: 'Send the document byte for byte as it was returned when it was rendered.',
    argument: ['document'],
  },
  CONTRACT_LIMIT: {
    status: 429,
    message: 'The account has reached the limit of contracts rendered within an hour.',
    mend: 'Wait until `retryAt`, or sign the contract that is open.',
  },
  // wallets of backers
  WALLET_NOT_VERIFIED: {
    status: 403,
    message: 'The wallet is not verified on the chain.',
    mend: 'Apply as a backer with `startApplication`, and wait until `Application.onchain` is VERIFIED.',
  },
  CONTRACT_FILE_MISMATCH: {
    status: 500,
    message: 'A file that contracts are rendered from is missing, or is a file of another version.',
    mend: 'For the operator: install this version again.',
  },
  // curves
  BUY_NOT_ACKNOWLEDGED: {
    status: 422,
    message: 'A purchase requires that the buyer acknowledges the present text of `beforeYouBuy`.',
    mend: 'Show the text of `beforeYouBuy`, and give `acknowledged: true` with its `version`.',
  },
  CURVE_PARAMS_INVALID: {
    status: 400,
    message: 'The curve parameters are out of their bounds, or contradict each other.',
    mend: 'Compare the curve with the bounds in contracts/solana/README.md; `path` names the first argument that violates one. Times count from the chain’s clock.',
  },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;
