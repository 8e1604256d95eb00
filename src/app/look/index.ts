// Styles of the screens after the first one; they load with the app's code. Aksel's style sheets are imported one by
// one: the whole sheet is three times as large and loads fonts from another host.
import '@navikt/ds-css/dist/component/button.css';
import '@navikt/ds-css/dist/component/form.css';
import '@navikt/ds-css/dist/component/alert.css';
import '@navikt/ds-css/dist/component/expansioncard.css';
import '@navikt/ds-css/dist/component/readmore.css';
import '@navikt/ds-css/dist/component/tag.css';
import '@navikt/ds-css/dist/component/skeleton.css';
import '@navikt/ds-css/dist/component/table.css';
import './notice.css';
import './landing.css';
import './policy-list.css';
import './tasks.css';
import './side-menu.css';
import './overview-table.css';
import './year-ahead.css';
import './receipt.css';
import './shop.css';
import './travel-card.css';
import './document.css';
import './policy-object.css';
import './policy.css';
import './policy-comparison.css';
import './readable.css';
import './face.css';
import './media.css';
