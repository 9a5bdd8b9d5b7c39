//! Kinds of events, append only. Above each its fields, in order: integers little-endian, addresses and words as they are.

#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Event {
    /// genesisHash 32, token 32, feeCollector 32, separator 32
    Initialized = 0,
    /// roleId 8, account 32
    RoleGranted,
    /// roleId 8, account 32
    RoleRevoked,
    /// key 20
    AttestorRegistered,
    /// key 20, graceUntil 8
    AttestorRevoked,
    /// key 20
    VerifierKeyRegistered,
    /// key 20, graceUntil 8
    VerifierKeyRevoked,
    /// wallet 32, verified 1
    AllowlistUpdated,
    /// issuer 32, approved 1
    IssuerApprovalUpdated,
    /// currencyCode 4, rate 16, updatedAt 8
    RateUpdated,
    /// seriesKey 32, issuer 32, draftSalt 32, contractHash 32, termsCommitment 32, currencyCode 4, indexingRule 1,
    /// unitsOffered 8, cap 8, firstPeriod 4, lastPeriod 4, virtualQuote 8, virtualBase 8, threshold 8, deadline 8, feeBps 2,
    /// treasuryBps 2, mint 32
    SeriesCreated,
    /// seriesKey 32, trader 32, amount 8, fee 8, units 8, reserve 8, sold 8
    CurveBought,
    /// seriesKey 32, trader 32, units 8, amount 8, fee 8, reserve 8, sold 8
    CurveSold,
    /// seriesKey 32, kind 1, payer 32, period 4, amount 8
    FeeTaken,
    /// seriesKey 32, unitsOutstanding 8, raised 8
    CurveActivated,
    /// seriesKey 32, amount 8
    TreasuryFunded,
    /// seriesKey 32, reason 1
    SeriesFailed,
    /// seriesKey 32, issuer 32, amount 8
    CurveProceedsCollected,
    /// seriesKey 32, collector 32, amount 8
    FeesCollected,
    /// seriesKey 32, holder 32, units 8, stakedTotal 8
    UnitsStaked,
    /// seriesKey 32, holder 32, units 8, stakedTotal 8
    UnitsUnstaked,
    /// seriesKey 32, period 4, units 8
    CurveUnitsSynced,
    /// seriesKey 32, period 4, signer 20, rate 16, signature 65
    RateRecorded,
    /// hash 32
    VerifyingKeyWritten,
    /// seriesKey 32, period 4, signer 20, proof 256, signals 192, attestation 65
    ReportEvidence,
    /// seriesKey 32, period 4, priorIncomeCommitment 32, incomeCommitment 32, tier 1, liquidityFlag 1, unitsOutstanding 8,
    /// fxRate 16, payment 16
    ReportAccepted,
    /// seriesKey 32, period 4, accrualIn 8, gross 8, fee 8, net 8, accrualOut 8
    PaymentSplit,
    /// seriesKey 32, period 4
    PeriodMissed,
    /// seriesKey 32
    SeriesTailStarted,
    /// seriesKey 32, amount 8, fee 8, net 8, accrualOut 8
    TailPaid,
    /// seriesKey 32, amount 8, fee 8, net 8
    BoughtOut,
    /// seriesKey 32, reason 1
    SeriesClosed,
    /// seriesKey 32, holder 32, throughPeriod 4, amount 8
    PayoutClaimed,
    /// seriesKey 32, holder 32, amount 8
    TailClaimed,
    /// seriesKey 32, holder 32, amount 8
    FinalClaimed,
    /// seriesKey 32, holder 32, amount 8
    RedemptionClaimed,
    /// seriesKey 32, holder 32, units 8
    UnitsBurned,
    /// seriesKey 32, signer 20, amendmentNonce 8, newTermsCommitment 32, newCap 8, signature 65
    TermsAmended,
    /// seriesKey 32, year 4, signer 20, trueupNonce 8, attestationTs 8, adjustment 16, accrualOut 8, creditOut 16
    TrueUpAccepted,
    /// seriesKey 32, keyA 20, keyB 20, extinguishNonce 8, noticeEndsAt 8, deadline 8
    ExtinguishmentRequested,
    /// seriesKey 32, extinguishNonce 8
    ExtinguishmentVoided,
    /// seriesKey 32, keyA 20, keyB 20, extinguishNonce 8, signatureA 65, signatureB 65
    SeriesExtinguished,
    /// seriesKey 32, from 1, to 1
    SeriesStateMoved,
    /// seriesKey 32, round 4, price 8, treasury 8, endsAt 8
    TenderOpened,
    /// seriesKey 32, holder 32, round 4, units 8, tenderedTotal 8
    UnitsTendered,
    /// seriesKey 32, holder 32, round 4, units 8, tenderedTotal 8
    TenderWithdrawn,
    /// seriesKey 32, round 4, units 8, price 8, treasury 8, setAside 8
    TenderSettled,
    /// seriesKey 32, round 4
    TenderVoided,
    /// seriesKey 32, attestor 20, pauseNonce 8
    PauseRequested,
    /// seriesKey 32, attestor 20, pauseNonce 8, pauseEnd 8, signature 65
    PauseApproved,
    /// seriesKey 32, pauseNonce 8, endedAt 8
    PauseEnded,
    /// seriesKey 32, pauseNonce 8
    PauseRequestWithdrawn,
    /// seriesKey 32, period 4
    PeriodDeferred,
    /// seriesKey 32, possibleAt 8, lapsesAt 8
    BuyOutAnnounced,
    /// seriesKey 32, wallet 32, units 8, amount 8
    UnitsRedeemed,
    /// seriesKey 32, amount 8
    TreasuryShared,
    /// seriesKey 32, account 32, payer 32
    AccountClosed,
    /// seriesKey 32, amount 8
    ResidueReleased,
    /// seriesKey 32, issuer 32, draftSalt 32, contractHash 32, termsCommitment 32, currencyCode 4, indexingRule 1,
    /// unitsOffered 8, reservePrice 8, maxUnitsPerBid 8, minRaise 8, minHolders 4, concentrationBps 2, cap 8, firstPeriod 4,
    /// lastPeriod 4, commitEndsAt 8, revealEndsAt 8, gateEndsAt 8
    RaiseCreated,
    /// seriesKey 32, bidder 32, sequence 4, commitment 32, deposit 8
    BidCommitted,
    /// seriesKey 32, bidder 32, price 8, quantity 8, validity 1, reason 1
    BidRevealed,
    /// seriesKey 32
    SeriesSettling,
    /// seriesKey 32, bidder 32, round 1, reason 1
    BidRejected,
    /// seriesKey 32, round 1, clearingPrice 8, units 8, rejected 4
    SettlementRound,
    /// seriesKey 32, bidder 32, amount 8
    NonRevealCharged,
    /// seriesKey 32, bidder 32, processing 1, units 8, refund 8
    BidProcessed,
    /// seriesKey 32, clearingPrice 8, unitsSold 8, proceeds 8
    RaiseSettled,
    /// seriesKey 32
    MintGatePassed,
    /// seriesKey 32, unitsOutstanding 8, openingCommitment 32
    SeriesActivated,
    /// seriesKey 32, bidder 32, units 8, refund 8
    BidDelivered,
    /// seriesKey 32, holder 32, units 8
    UnitsMinted,
    /// seriesKey 32, wallet 32, amount 8
    PaymentKept,
    /// seriesKey 32, wallet 32, amount 8
    KeptPaymentClaimed,
    /// seriesKey 32, issuer 32, amount 8
    ProceedsWithdrawn,
    /// seriesKey 32, window 4, commitEndsAt 8, revealEndsAt 8, settleEndsAt 8
    WindowOpened,
    /// seriesKey 32, window 4, trader 32, sequence 4, side 1, commitment 32, money 8, units 8
    OrderCommitted,
    /// seriesKey 32, window 4, trader 32, price 8, quantity 8, validity 1, fault 1
    OrderRevealed,
    /// seriesKey 32, window 4, trader 32, reason 1
    OrderRejected,
    /// seriesKey 32, window 4, price 8, volume 8, demand 16, supply 16
    WindowCleared,
    /// seriesKey 32, seller 32, buyer 32, window 4, units 8, money 8
    UnitsTraded,
    /// seriesKey 32, window 4, trader 32, processing 1, filled 8, units 8, money 8
    OrderProcessed,
    /// seriesKey 32, window 4
    WindowSettled,
    /// seriesKey 32, window 4, reason 1
    WindowVoided,
    /// seriesKey 32, window 4, trader 32, units 8, money 8
    OrderDelivered,
    /// seriesKey 32, holder 32, units 8
    UnitsLocked,
    /// seriesKey 32, holder 32, units 8
    UnitsUnlocked,
    /// seriesKey 32, from 32, to 32, units 8
    UnitsTransferred,
    /// seriesKey 32, holder 32, units 8
    UnitsHeld,
    /// seriesKey 32, holder 32, units 8
    UnitsReleased,
    /// seriesKey 32
    SeriesRouted,
    /// seriesKey 32, theta 8, ratePerUnit 8, termsSalt 32
    RouterOpened,
    /// seriesKey 32, period 4, payer 32, amount 8, income 8, withheld 8
    IncomeRouted,
    /// seriesKey 32, period 4, income 8, unitsOutstanding 8, payment 8
    RoutedReportAccepted,
    /// seriesKey 32, amount 8
    WithheldReleased,
    /// seriesKey 32, theta 8, ratePerUnit 8, termsSalt 32
    RouterAmended,
    /// seriesKey 32, amount 8
    PaidIn,
    /// seriesKey 32, period 4, counted 16, withheld 8, missing 8
    AttestedReportTaken,
    /// seriesKey 32, period 4, amount 8
    WithheldRaised,
}
