use super::{record, Header, Record, Series};
use crate::{
    accounts,
    error::Refusal,
    math::{payouts::WAD, periods, terms},
    pda,
    signing::word,
};
use bytemuck::{bytes_of, try_cast_slice, try_cast_slice_mut, try_from_bytes, try_from_bytes_mut, Pod, Zeroable};
use core::mem::size_of;
use pinocchio::{account::RefMut, error::ProgramError, AccountView, Address, ProgramResult};

/// The books of a routed series: what came in each quarter, what of it is withheld, and by which terms. At `["router", series key
/// 32]`. A `RoutedQuarter` of each of the term follows, in order. The account is changed in place.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Router {
    pub header: Header,
    pub series_key: [u8; 32],
    /// The token account that income is paid into. The series owns it.
    pub receipts: [u8; 32],
    pub theta: u64,
    pub rate_per_unit: u64,
    /// The part of the receipts that is withheld for payments. The rest is not counted yet.
    pub held: u64,
    /// Withheld for quarters without a report.
    pub unreported: u128,
    /// The year of the last report of tier 3; 0 for none.
    pub attested_year: u32,
    /// Routed of that year until its quarter's end.
    pub attested_income: u64,
    /// More than its documents owe, of that year.
    pub excess: u128,
    /// A quarter in which counting began again; 0 for none.
    pub since_period: u32,
    /// The year's income at which it did.
    pub since_income: u64,
    /// Withheld in the quarter when it did.
    pub since_withheld: u64,
}

record!(Router, 20);

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct RoutedQuarter {
    pub amount: u64,
    pub withheld: u64,
}

/// The public terms of a routed series, with the salt that opens their commitment.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Terms {
    pub theta: u64,
    pub rate_per_unit: u64,
    pub terms_salt: [u8; 32],
}

impl Terms {
    /// Requires that they open the series' commitment, with a share of at most all that comes in: no more of it is ever withheld than
    /// was routed.
    #[inline(never)]
    pub fn check(&self, series: &Series) -> Result<(), Refusal> {
        if self.rate_per_unit == 0 || u128::from(self.rate_per_unit) > WAD / u128::from(series.units_offered) {
            return Err(Refusal::TERMS_OUT_OF_RANGE);
        }
        let opening = [
            word(&{ self.theta }.to_be_bytes()),
            word(&{ self.rate_per_unit }.to_be_bytes()),
            word(&{ series.currency_code }.to_be_bytes()),
            word(&[series.indexing_rule]),
            self.terms_salt,
        ];
        if terms::commitment_of(&opening)? == series.terms_commitment {
            Ok(())
        } else {
            Err(Refusal::TERMS_MISMATCH)
        }
    }
}

/// Makes the books of a series, whose quarters are empty.
#[inline(never)]
pub fn create(
    account: &mut AccountView,
    receipts: &AccountView,
    payer: &AccountView,
    series: &Series,
    terms: &Terms,
    program: &Address,
) -> ProgramResult {
    let quarters = periods::ordinal(series.last_period) - periods::ordinal(series.first_period) + 1;
    let size = size_of::<Router>() + quarters as usize * size_of::<RoutedQuarter>();
    let seeds: &[&[u8]] = &[pda::ROUTER, &series.series_key];
    let mut router: Router = accounts::create_of(size, account, payer, seeds, program)?;
    router.series_key = series.series_key;
    router.receipts = *receipts.address().as_array();
    router.theta = terms.theta;
    router.rate_per_unit = terms.rate_per_unit;
    account.try_borrow_mut()?[..size_of::<Router>()].copy_from_slice(bytes_of(&router));
    Ok(())
}

/// The bytes of a routed series' books, after the account's owner and writability.
pub fn borrow<'a>(
    account: &'a mut AccountView,
    series: &Series,
    program: &Address,
) -> Result<RefMut<'a, [u8]>, ProgramError> {
    series.require_routed()?;
    if !account.owned_by(program) {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    if !account.is_writable() {
        return Err(Refusal::ACCOUNT_READONLY.into());
    }
    account.try_borrow_mut()
}

/// True where something was routed in a quarter of the term.
pub fn is_routed(account: &AccountView, series: &Series, period: u32, program: &Address) -> Result<bool, ProgramError> {
    series.require_routed()?;
    if !account.owned_by(program) {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    let data = account.try_borrow()?;
    let (head, quarters) = data
        .split_at_checked(size_of::<Router>())
        .ok_or(Refusal::ACCOUNT_INVALID)?;
    let head: &Router = try_from_bytes(head).map_err(|_| Refusal::ACCOUNT_INVALID)?;
    head.require_of(series)?;
    let quarters: &[RoutedQuarter] = try_cast_slice(quarters).map_err(|_| Refusal::ACCOUNT_INVALID)?;
    Ok(quarters[place(series.first_period, period)].amount > 0)
}

/// The place of a quarter of the term.
fn place(first_period: u32, period: u32) -> usize {
    (periods::ordinal(period) - periods::ordinal(first_period)) as usize
}

impl Router {
    /// Requires that an account of the program is the router of a series, which its key says.
    fn require_of(&self, series: &Series) -> Result<(), Refusal> {
        let known = self.header.kind == Router::KIND && self.header.version == Router::VERSION;
        if known && self.series_key == series.series_key {
            Ok(())
        } else {
            Err(Refusal::ACCOUNT_INVALID)
        }
    }
}

/// Books in their account's own bytes.
pub struct OpenRouter<'a> {
    pub head: &'a mut Router,
    quarters: &'a mut [RoutedQuarter],
    first_period: u32,
    units: u64,
}

/// The changes of a report of tier 3.
pub struct Attested {
    pub counted: u128,
    pub withheld: u64,
    /// Quarters after it that withhold so much more; none has the period 0.
    pub raised: [(u32, u64); 3],
    /// Together.
    pub missing: u64,
}

impl<'a> OpenRouter<'a> {
    /// The books of this series, whose receipts are that account.
    #[inline(never)]
    pub fn of(series: &Series, receipts: &AccountView, data: &'a mut [u8]) -> Result<OpenRouter<'a>, ProgramError> {
        let (head, quarters) = data
            .split_at_mut_checked(size_of::<Router>())
            .ok_or(Refusal::ACCOUNT_INVALID)?;
        let head: &mut Router = try_from_bytes_mut(head).map_err(|_| Refusal::ACCOUNT_INVALID)?;
        let quarters: &mut [RoutedQuarter] = try_cast_slice_mut(quarters).map_err(|_| Refusal::ACCOUNT_INVALID)?;
        head.require_of(series)?;
        accounts::require_address(receipts, &head.receipts)?;
        Ok(OpenRouter {
            head,
            quarters,
            first_period: series.first_period,
            units: series.counted,
        })
    }

    /// Puts the terms of an amendment in the place of the old; what is routed from now on counts by them.
    pub fn set_terms(&mut self, terms: &Terms, now: u64) {
        self.head.theta = terms.theta;
        self.head.rate_per_unit = terms.rate_per_unit;
        self.count_again(periods::containing(now));
    }

    /// The record of a quarter: nothing outside of the term.
    fn quarter(&self, period: u32) -> RoutedQuarter {
        let place = periods::ordinal(period).checked_sub(periods::ordinal(self.first_period));
        let found = place.and_then(|place| self.quarters.get(place as usize));
        found.copied().unwrap_or_else(RoutedQuarter::zeroed)
    }

    /// The record of a quarter of the term.
    fn quarter_mut(&mut self, period: u32) -> &mut RoutedQuarter {
        &mut self.quarters[place(self.first_period, period)]
    }

    /// The year's income before a quarter.
    fn income_until(&self, period: u32) -> u64 {
        (period - period % 10 + 1..period)
            .map(|each| self.quarter(each).amount)
            .sum()
    }

    /// The part of income from `prior` to `income` that is owed; in the rest of a year with a report of tier 3 the threshold is
    /// reached.
    fn owed(&self, period: u32, prior: u64, income: u64) -> u64 {
        let theta = if self.head.attested_year == period / 10 {
            0
        } else {
            self.head.theta
        };
        let over = income.saturating_sub(theta) - prior.saturating_sub(theta);
        (u128::from(self.units) * u128::from(self.head.rate_per_unit) * u128::from(over) / WAD) as u64
    }

    fn count_again(&mut self, period: u32) {
        let quarter = self.quarter(period);
        self.head.since_period = period;
        self.head.since_income = self.income_until(period) + quarter.amount;
        self.head.since_withheld = quarter.withheld;
    }

    /// Books an amount: answers the year's income after it, and what of it stays, so that the quarter's withheld is always
    /// floor(units * r * (max(0, ytd - theta) - max(0, prior - theta)) / 1e18), by the terms since they last changed.
    #[inline(never)]
    pub fn count(&mut self, period: u32, amount: u64) -> Result<(u64, u64), Refusal> {
        let quarter = self.quarter(period);
        let prior = self.income_until(period);
        let before = prior + quarter.amount;
        let income = before.checked_add(amount).ok_or(Refusal::AMOUNT_OUT_OF_RANGE)?;
        let owed = if self.head.since_period == period {
            self.head.since_withheld + self.owed(period, self.head.since_income, income)
        } else {
            self.owed(period, prior, income)
        };
        let withheld = owed - quarter.withheld;
        *self.quarter_mut(period) = RoutedQuarter {
            amount: quarter.amount + amount,
            withheld: owed,
        };
        self.head.unreported += u128::from(withheld);
        self.head.held += withheld;
        Ok((income, withheld))
    }

    /// The year's income until the quarter's end and the payment, of a quarter in which something was routed. Reports come in
    /// order, and routed income only ever belongs to the running quarter: the quarters before this one were reported.
    pub fn take_report(&mut self, period: u32) -> Result<(u64, u64), Refusal> {
        let RoutedQuarter { amount, withheld } = self.quarter(period);
        if amount == 0 {
            return Err(Refusal::NOTHING_ROUTED);
        }
        self.head.unreported -= u128::from(withheld);
        Ok((self.income_until(period) + amount, withheld))
    }

    /// A report of tier 3 of a quarter, whose proof gives that payment. What an attested figure says of the year's threshold is not
    /// public. So that nobody counts it twice, all that is routed later in the year owes its full share. What was withheld is never
    /// lowered: the next documents of the year deduct what it is too much.
    #[inline(never)]
    pub fn take_attested(&mut self, period: u32, payment: u128) -> Attested {
        let year = period / 10;
        let (from, left) = if self.head.attested_year == year {
            (self.head.attested_income, self.head.excess)
        } else {
            (0, 0)
        };
        let before = self.income_until(period);
        let counted = u128::from(self.owed(period, from, before)) + left;
        let RoutedQuarter { amount, withheld } = self.quarter(period);
        let mut income = before + amount;
        self.head.attested_year = year;
        self.head.attested_income = income;
        self.head.excess = (counted + u128::from(withheld)).saturating_sub(payment);
        let mut taken = Attested {
            counted,
            withheld,
            raised: [(0, 0); 3],
            missing: 0,
        };
        // The quarters of the year that have begun since: several where a pause extended the report's window.
        for each in period + 1..=year * 10 + 4 {
            let quarter = self.quarter(each);
            if quarter.amount == 0 {
                continue;
            }
            let full = self.owed(each, income, income + quarter.amount);
            income += quarter.amount;
            if full > quarter.withheld {
                let lacking = full - quarter.withheld;
                taken.raised[(each - period - 1) as usize] = (each, lacking);
                taken.missing += lacking;
                self.quarter_mut(each).withheld = full;
            }
            self.count_again(each);
        }
        self.head.unreported = self.head.unreported - u128::from(withheld) + u128::from(taken.missing);
        taken
    }

    /// Everything that is withheld for quarters without a report, which then is not any more.
    pub fn take_withheld(&mut self) -> u128 {
        let amount = self.head.unreported;
        self.head.unreported = 0;
        amount
    }

    /// The part of what is held that a live series may still need: what is accrued and what its coming reports will ask for, as far as
    /// the cap has room. Nothing once it is over.
    pub fn needed(&self, series: &Series) -> u64 {
        if series.has_ended() {
            return 0;
        }
        let owed = u128::from(series.accrued) + self.head.unreported;
        owed.min(u128::from(series.cap - series.paid)) as u64
    }
}
