// What the other screens are drawn with. It comes with the app's code.
// Aksel by the component: the whole sheet is three times as heavy and fetches fonts from elsewhere.
import '@navikt/ds-css/dist/component/button.css';
import '@navikt/ds-css/dist/component/form.css';
import '@navikt/ds-css/dist/component/alert.css';
import '@navikt/ds-css/dist/component/expansioncard.css';
import '@navikt/ds-css/dist/component/readmore.css';
import '@navikt/ds-css/dist/component/tag.css';
import '@navikt/ds-css/dist/component/skeleton.css';
import '@navikt/ds-css/dist/component/table.css';
import './landing.css';
import './shop.css';
import './travel-card.css';
import './document.css';
import './policy.css';
import './media.css';
