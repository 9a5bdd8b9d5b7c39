// The page of errors is complete as it is served: this is for its style.
import '../site/style.css';
