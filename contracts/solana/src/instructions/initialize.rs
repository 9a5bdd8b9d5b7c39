//! Writes the configuration, once, and makes the first administrator. The program's upgrade authority signs.
//! Accounts: deployer (signer, writable), config (writable), the admin's role (writable), event authority, this program,
//! its program data, the payment token's mint, system program.
use super::arguments;
use crate::{
    accounts::{self, exactly},
    error::Refusal,
    events::{self, Event},
    pda, policy, signing,
    state::{Config, RoleId, RoleMember},
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};
use pinocchio_token::state::Mint;

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Arguments {
    genesis_hash: [u8; 32],
    fee_collector: [u8; 32],
    admin: [u8; 32],
}

/// The loader that programs are deployed with.
const LOADER: Address = Address::from_str_const("BPFLoaderUpgradeab1e11111111111111111111111");
/// Program data begins with its kind u32 = 3, the slot u64, and the upgrade authority as an option: 1, address.
const PROGRAM_DATA: [u8; 4] = 3u32.to_le_bytes();

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let [deployer, config_account, role_account, authority, this, program_data, mint, _system] =
        exactly::<8>(accounts)?;
    accounts::require_signer(deployer)?;
    accounts::require_address(this, program.as_array())?;
    require_deployer(deployer, program_data, program)?;
    if !accounts::is_empty(config_account) {
        return Err(Refusal::ALREADY_INITIALIZED.into());
    }
    if a.fee_collector == [0; 32] || a.admin == [0; 32] {
        return Err(Refusal::ZERO_ADDRESS.into());
    }
    let token_decimals = decimals_of(mint)?;
    let event_bump = pda::canonical(authority, &[pda::EVENTS], program)?;
    let separator = signing::separator(&a.genesis_hash, program);
    let token = mint.address().as_array();

    let mut config: Config = accounts::create(config_account, deployer, &[pda::CONFIG], program)?;
    config.event_bump = event_bump;
    config.token_decimals = token_decimals;
    config.event_authority = *authority.address().as_array();
    config.genesis_hash = a.genesis_hash;
    config.separator = separator;
    config.token = *token;
    config.fee_collector = a.fee_collector;
    accounts::store(config_account, &config)?;

    let role = RoleId::Admin as u8;
    let mut member: RoleMember = accounts::create(role_account, deployer, &[pda::ROLE, &[role], &a.admin], program)?;
    member.role = role;
    member.account = a.admin;
    accounts::store(role_account, &member)?;

    let fields: [&[u8]; 4] = [&a.genesis_hash, token, &a.fee_collector, &separator];
    events::emit(authority, event_bump, program, Event::Initialized, &fields)?;
    let fields: [&[u8]; 2] = [&u64::from(role).to_le_bytes(), &a.admin];
    events::emit(authority, event_bump, program, Event::RoleGranted, &fields)
}

/// Requires that the signer is the program's upgrade authority, as the loader's program data says.
pub fn require_deployer(deployer: &AccountView, program_data: &AccountView, program: &Address) -> ProgramResult {
    pda::canonical(program_data, &[program.as_array()], &LOADER)?;
    if !program_data.owned_by(&LOADER) {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    let data = program_data.try_borrow()?;
    let known = data.len() >= 45 && data[..4] == PROGRAM_DATA && data[12] == 1;
    if !known || &data[13..45] != deployer.address().as_array() {
        return Err(Refusal::NOT_DEPLOYER.into());
    }
    Ok(())
}

fn decimals_of(mint: &AccountView) -> Result<u8, ProgramError> {
    if !mint.owned_by(&pinocchio_token::ID) || mint.data_len() != Mint::LEN {
        return Err(Refusal::TOKEN_UNSUPPORTED.into());
    }
    let mint = Mint::from_account_view(mint)?;
    if !mint.is_initialized() {
        return Err(Refusal::TOKEN_UNSUPPORTED.into());
    }
    if mint.decimals() > policy::MAX_TOKEN_DECIMALS {
        return Err(Refusal::TOKEN_DECIMALS.into());
    }
    Ok(mint.decimals())
}
