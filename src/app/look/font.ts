// The font of all texts. It loads by itself, after the code (0029).
import './font.css';
