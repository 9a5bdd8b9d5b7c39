//! The accounts that every instruction but the first begins with: configuration, event authority, this program.
use crate::{accounts, error::Refusal, events, state::Config};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

pub struct Call<'a> {
    pub program: &'a Address,
    pub config: Config,
    authority: &'a AccountView,
}

impl<'a> Call<'a> {
    /// Checks the first three accounts and answers the others, of which there must be exactly N.
    pub fn open<const N: usize>(
        program: &'a Address,
        accounts: &'a mut [AccountView],
    ) -> Result<(Call<'a>, &'a mut [AccountView; N]), ProgramError> {
        let (call, rest) = Self::open_any(program, accounts)?;
        Ok((call, accounts::exactly::<N>(rest)?))
    }

    /// The same for any number of other accounts.
    #[inline(never)]
    pub fn open_any(
        program: &'a Address,
        accounts: &'a mut [AccountView],
    ) -> Result<(Call<'a>, &'a mut [AccountView]), ProgramError> {
        if accounts.len() < 3 {
            return Err(Refusal::ACCOUNTS_MISSING.into());
        }
        let (first, rest) = accounts.split_at_mut(3);
        let [config, authority, this] = first else {
            return Err(Refusal::ACCOUNTS_MISSING.into());
        };
        let config: Config = accounts::load(config, program)?;
        accounts::require_address(authority, &config.event_authority)?;
        accounts::require_address(this, program.as_array())?;
        Ok((
            Call {
                program,
                config,
                authority,
            },
            rest,
        ))
    }

    pub fn emit(&self, event: events::Event, fields: &[&[u8]]) -> ProgramResult {
        events::emit(self.authority, self.config.event_bump, self.program, event, fields)
    }
}
