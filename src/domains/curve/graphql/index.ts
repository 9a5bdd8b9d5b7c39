import './curve.ts';
import './keeper.ts';
import './position.ts';
