use crate::{
    error::Refusal,
    policy::{PAUSE_BUDGET, PAUSE_COOLDOWN, PAUSE_MAX},
};
use bytemuck::{Pod, Zeroable};

/// States by the EVM's numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum PauseState {
    None = 0,
    Requested = 1,
    Approved = 2,
}

/// A request for a pause, or the running pause, and what a series' pauses used.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Pause {
    pub state: u8,
    /// The attestor who is asked, or who approved the running pause; zeros where there is neither.
    pub attestor: [u8; 20],
    /// The nonce that the next approval signs.
    pub nonce: u64,
    /// The begin of the running pause, else of the last one.
    pub started_at: u64,
    /// The end of the running pause, else when the last one ended; 0 before the first.
    pub ends_at: u64,
    /// Seconds of all pauses, the running one not counted.
    pub used: u64,
}

impl Pause {
    pub fn is(&self, state: PauseState) -> bool {
        self.state == state as u8
    }

    /// Checks that a pause from `now` to `end` may follow the earlier ones, in the order of the EVM.
    pub fn check_length(&self, now: u64, end: u64) -> Result<(), Refusal> {
        if end <= now {
            return Err(Refusal::PAUSE_END_PAST);
        }
        let length = end - now;
        if length > PAUSE_MAX {
            return Err(Refusal::PAUSE_TOO_LONG);
        }
        if self.ends_at != 0 && now < self.ends_at + PAUSE_COOLDOWN {
            return Err(Refusal::PAUSE_COOLDOWN);
        }
        if self.used + length > PAUSE_BUDGET {
            return Err(Refusal::PAUSE_BUDGET);
        }
        Ok(())
    }

    pub fn approve(&mut self, now: u64, end: u64) {
        self.state = PauseState::Approved as u8;
        self.nonce += 1;
        self.started_at = now;
        self.ends_at = end;
    }

    /// Ends a request, and every signature over its nonce, which is answered.
    pub fn withdraw(&mut self) -> u64 {
        self.state = PauseState::None as u8;
        self.attestor = [0; 20];
        self.nonce += 1;
        self.nonce - 1
    }

    /// Ends the running pause: now, or at its own end where that was earlier.
    pub fn end(&mut self, now: u64) {
        self.ends_at = now.min(self.ends_at);
        self.used += self.ends_at - self.started_at;
        self.state = PauseState::None as u8;
        self.attestor = [0; 20];
    }
}
