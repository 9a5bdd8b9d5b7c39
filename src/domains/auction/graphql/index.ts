import './bid.ts';
import './auction.ts';
import './operations.ts';
import './backup.ts';
