pragma circom 2.1.6;

include "circomlib/circuits/poseidon.circom";
include "circomlib/circuits/bitify.circom";
include "circomlib/circuits/comparators.circom";

// The statement: "I know private terms and two year-to-date income figures which open the three public commitments, and
// `payment` is exactly what those terms make due for this quarter":
//
//   payment = max( 0, floor( units * r * fx * ( max(0, ytd - theta) - max(0, prior - theta) ) / 1e36 ) )
//
// circuits/README.md says who supplies each public signal and what the proof does not cover.

// Constrains 0 <= in < 2^n. Up to 253 bits the decomposition is unique; at 254 a second one (in + field order) exists.
template RangeCheck(n) {
    assert(n <= 253);
    signal input in;
    component bits = Num2Bits(n);
    bits.in <== in;
}

// out = max(0, a - b). Sound only where a and b are both below 2^n: LessThan looks at a - b + 2^n.
template Excess(n) {
    signal input a;
    signal input b;
    signal output out;
    component isLess = LessThan(n);
    isLess.in[0] <== a;
    isLess.in[1] <== b;
    out <== (1 - isLess.out) * (a - b);
}

// Bit widths: UNITS of the units outstanding, RATE of r, INCOME of theta and the income figures, FX of the rate,
// PAYMENT of the payment.
template IncomeReport(UNITS, RATE, INCOME, FX, PAYMENT) {
    // Both sides of step 3 stay below 2^253, which is below the field order: equality in the field is then equality of
    // integers, and nothing can be gained by wrapping round.
    assert(UNITS + RATE + INCOME + FX <= 253);
    assert(PAYMENT + 120 <= 253);
    var WAD_SQUARED = 1000000000000000000000000000000000000; // 1e36, below 2^120

    // Public. The order of declaration is the order of the signals; there is no output, which would come before them.
    signal input termsCommitment;
    signal input unitsOutstanding; // whole units, or base units of a curve series
    signal input fxRate;           // payment-token base units for a minor unit of the currency, WAD
    signal input priorCommitment;
    signal input incomeCommitment;
    signal input payment;          // base units of the payment token

    // Private.
    signal input theta;            // annual threshold, minor units
    signal input r;                // payment for a unit and a unit of income above theta, WAD
    signal input currency;         // ISO 4217 numeric
    signal input indexing;         // 0 none, 1 annual
    signal input termsSalt;
    signal input ytd;              // year to date at the end of this quarter, minor units
    signal input ytdSalt;
    signal input priorYtd;         // year to date at the end of the quarter before
    signal input priorSalt;

    // 1. Ranges. The salts are whole field elements: Poseidon binds them as such and no arithmetic touches them.
    component unitsRange = RangeCheck(UNITS);
    unitsRange.in <== unitsOutstanding;
    component fxRange = RangeCheck(FX);
    fxRange.in <== fxRate;
    component paymentRange = RangeCheck(PAYMENT);
    paymentRange.in <== payment;
    component thetaRange = RangeCheck(INCOME);
    thetaRange.in <== theta;
    component rateRange = RangeCheck(RATE);
    rateRange.in <== r;
    component currencyRange = RangeCheck(24);
    currencyRange.in <== currency;
    component indexingRange = RangeCheck(8);
    indexingRange.in <== indexing;
    component ytdRange = RangeCheck(INCOME);
    ytdRange.in <== ytd;
    component priorRange = RangeCheck(INCOME);
    priorRange.in <== priorYtd;

    // 2. The private figures open the public commitments.
    component termsHash = Poseidon(5);
    termsHash.inputs[0] <== theta;
    termsHash.inputs[1] <== r;
    termsHash.inputs[2] <== currency;
    termsHash.inputs[3] <== indexing;
    termsHash.inputs[4] <== termsSalt;
    termsCommitment === termsHash.out;

    component priorHash = Poseidon(2);
    priorHash.inputs[0] <== priorYtd;
    priorHash.inputs[1] <== priorSalt;
    priorCommitment === priorHash.out;

    component incomeHash = Poseidon(2);
    incomeHash.inputs[0] <== ytd;
    incomeHash.inputs[1] <== ytdSalt;
    incomeCommitment === incomeHash.out;

    // 3. The exact product, then its floor: gross = payment * 1e36 + remainder with 0 <= remainder < 1e36. The payment
    //    is an input and the remainder a linear expression of signals, so the prover is handed no free choice.
    component excessNow = Excess(INCOME);
    excessNow.a <== ytd;
    excessNow.b <== theta;
    component excessBefore = Excess(INCOME);
    excessBefore.a <== priorYtd;
    excessBefore.b <== theta;
    // A year to date that fell owes nothing. Each excess is at most its income figure, so below 2^INCOME.
    component gained = Excess(INCOME);
    gained.a <== excessNow.out;
    gained.b <== excessBefore.out;

    signal share <== unitsOutstanding * r;
    signal due <== share * gained.out;
    signal gross <== due * fxRate;
    signal remainder <== gross - payment * WAD_SQUARED;
    component remainderRange = RangeCheck(120);
    remainderRange.in <== remainder;
    component remainderBelowDivisor = RangeCheck(120);
    remainderBelowDivisor.in <== WAD_SQUARED - 1 - remainder;
}

component main { public [termsCommitment, unitsOutstanding, fxRate, priorCommitment, incomeCommitment, payment] }
    = IncomeReport(48, 60, 64, 80, 128);
