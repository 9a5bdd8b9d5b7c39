//! The six messages. A struct hash is keccak256 of the type's hash and one word for each field.
use super::{bytes32, keccak, word, Word};

/// A message's fields. 256-bit integers are big-endian words.
pub enum Message<'a> {
    Report {
        series: &'a Word,
        period: u32,
        prior: &'a Word,
        income: &'a Word,
        tier: u8,
        liquidity_flag: u8,
    },
    Fx {
        series: &'a Word,
        period: u32,
        rate: &'a Word,
    },
    Pause {
        series: &'a Word,
        nonce: u64,
        end: u64,
    },
    Extinguish {
        series: &'a Word,
        nonce: u64,
    },
    Amend {
        series: &'a Word,
        nonce: u64,
        terms: &'a Word,
        cap: &'a Word,
    },
    TrueUp {
        series: &'a Word,
        year: u32,
        nonce: u64,
        attested_at: u64,
        adjustment: &'a Word,
    },
}

/// Report(bytes32 seriesKey,uint32 period,bytes32 priorCommitment,bytes32 incomeCommitment,uint8 tier,uint8 liquidityFlag)
const REPORT: Word = bytes32(b"d3fb1cc6e6490c5b061c87d480c901c02226fbdd89135fcf6723645385e42456");
/// Fx(bytes32 seriesKey,uint32 period,uint256 rate)
const FX: Word = bytes32(b"a61e37b435fdff7304c49005f4fec0df977b84defb8ff19e95fb766a9b97a3ae");
/// Pause(bytes32 seriesKey,uint64 pauseNonce,uint64 pauseEnd)
const PAUSE: Word = bytes32(b"733ed4e872501694825851b37cf548e951c787b6e39186f7106462ac75527048");
/// Extinguish(bytes32 seriesKey,uint64 extinguishNonce)
const EXTINGUISH: Word = bytes32(b"8f16a07d4f28a08856ed84950c53f105c212c7150e6e117cfc5e9121fd981330");
/// Amend(bytes32 seriesKey,uint64 amendmentNonce,bytes32 newTermsCommitment,uint256 newCap)
const AMEND: Word = bytes32(b"c8ca46a18a91cb4e73a0a51ee190df545a2c1ba640ce64252482b869f99a690b");
/// TrueUp(bytes32 seriesKey,uint32 year,uint64 trueupNonce,uint64 attestationTs,int256 adjustment)
const TRUE_UP: Word = bytes32(b"178edbac629c0c8f9d0c492ae7728fb232deb2017b9dc622dc9910df28b761cc");

impl Message<'_> {
    pub fn struct_hash(&self) -> Word {
        match *self {
            Message::Report {
                series,
                period,
                prior,
                income,
                tier,
                liquidity_flag,
            } => keccak(&[
                &REPORT,
                series,
                &word32(period),
                prior,
                income,
                &word(&[tier]),
                &word(&[liquidity_flag]),
            ]),
            Message::Fx { series, period, rate } => keccak(&[&FX, series, &word32(period), rate]),
            Message::Pause { series, nonce, end } => keccak(&[&PAUSE, series, &word64(nonce), &word64(end)]),
            Message::Extinguish { series, nonce } => keccak(&[&EXTINGUISH, series, &word64(nonce)]),
            Message::Amend {
                series,
                nonce,
                terms,
                cap,
            } => keccak(&[&AMEND, series, &word64(nonce), terms, cap]),
            Message::TrueUp {
                series,
                year,
                nonce,
                attested_at,
                adjustment,
            } => keccak(&[
                &TRUE_UP,
                series,
                &word32(year),
                &word64(nonce),
                &word64(attested_at),
                adjustment,
            ]),
        }
    }
}

fn word32(number: u32) -> Word {
    word(&number.to_be_bytes())
}

fn word64(number: u64) -> Word {
    word(&number.to_be_bytes())
}
