//! A view: answers a message's struct hash and digest, 64 bytes. Data: kind, then one big-endian word for each field.
//! Accounts: config.
use crate::{
    accounts::{self, exactly},
    error::Refusal,
    signing::{self, Message, Word},
    state::Config,
};
use pinocchio::{cpi::set_return_data, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let [config] = exactly::<1>(accounts)?;
    let config: Config = accounts::load(config, program)?;
    let (&kind, bytes) = data.split_first().ok_or(Refusal::INSTRUCTION_INVALID)?;
    let (words, rest) = bytes.as_chunks::<32>();
    if !rest.is_empty() {
        return Err(Refusal::INSTRUCTION_INVALID.into());
    }
    let struct_hash = message(kind, words)?.struct_hash();
    let mut answer = [0; 64];
    answer[..32].copy_from_slice(&struct_hash);
    answer[32..].copy_from_slice(&signing::digest(&config.separator, &struct_hash));
    set_return_data(&answer);
    Ok(())
}

/// Kinds in the order of the protocol's page; a number beyond its type is refused.
fn message(kind: u8, words: &[Word]) -> Result<Message<'_>, Refusal> {
    Ok(match (kind, words) {
        (0, [series, period, prior, income, tier, flag]) => Message::Report {
            series,
            period: narrow(period)?,
            prior,
            income,
            tier: narrow(tier)?,
            liquidity_flag: narrow(flag)?,
        },
        (1, [series, period, rate]) => Message::Fx {
            series,
            period: narrow(period)?,
            rate,
        },
        (2, [series, nonce, end]) => Message::Pause {
            series,
            nonce: narrow(nonce)?,
            end: narrow(end)?,
        },
        (3, [series, nonce]) => Message::Extinguish {
            series,
            nonce: narrow(nonce)?,
        },
        (4, [series, nonce, terms, cap]) => Message::Amend {
            series,
            nonce: narrow(nonce)?,
            terms,
            cap,
        },
        (5, [series, year, nonce, attested_at, adjustment]) => Message::TrueUp {
            series,
            year: narrow(year)?,
            nonce: narrow(nonce)?,
            attested_at: narrow(attested_at)?,
            adjustment,
        },
        _ => return Err(Refusal::INSTRUCTION_INVALID),
    })
}

fn narrow<T: TryFrom<u64>>(word: &Word) -> Result<T, Refusal> {
    let (high, low) = word.split_at(24);
    if high.iter().any(|byte| *byte != 0) {
        return Err(Refusal::INSTRUCTION_INVALID);
    }
    let mut bytes = [0; 8];
    bytes.copy_from_slice(low);
    T::try_from(u64::from_be_bytes(bytes)).map_err(|_| Refusal::INSTRUCTION_INVALID)
}
