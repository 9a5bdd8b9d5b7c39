import './operations.ts';
import './review.ts';
import './notes.ts';
import './onchain.ts';
import './identity.ts';
