DROP INDEX "product_root";--> statement-breakpoint
DROP INDEX "seo_url_foreign_key";--> statement-breakpoint
CREATE INDEX "customer_created" ON "customer" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "customer_applying" ON "customer" USING btree ("created_at","number") WHERE requested_group_id is not null;--> statement-breakpoint
CREATE INDEX "customer_guest" ON "customer" USING btree ("updated_at") WHERE is_guest;--> statement-breakpoint
CREATE INDEX "customer_unconfirmed" ON "customer" USING btree ("opt_in_sent_at") WHERE opt_in_confirmed_at is null;--> statement-breakpoint
CREATE INDEX "mail_settled" ON "mail" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "newsletter_recipient_status" ON "newsletter_recipient" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "order_created" ON "order" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "order_state" ON "order" USING btree ("state","created_at","number");--> statement-breakpoint
CREATE INDEX "order_transaction_reference" ON "order_transaction" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "password_recovery_created" ON "password_recovery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_listed" ON "product" USING btree ("active","parent_id","number");--> statement-breakpoint
CREATE INDEX "product_price_least" ON "product_price" USING btree ("product_id","customer_group_id","unit_price");--> statement-breakpoint
CREATE INDEX "product_price_reduced" ON "product_price" USING btree ("customer_group_id") WHERE list_price is not null;--> statement-breakpoint
CREATE INDEX "promotion_customer_code_order" ON "promotion_customer_code" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "quote_created" ON "quote" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "review_written" ON "review" USING btree ("created_at","id") WHERE key is null;--> statement-breakpoint
CREATE INDEX "state_history_entity" ON "state_history" USING btree ("entity_id","to_state");--> statement-breakpoint
CREATE INDEX "stock_notice_created" ON "stock_notice" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_root" ON "product" USING btree ("root_id","active","variant_count","id");--> statement-breakpoint
CREATE INDEX "seo_url_foreign_key" ON "seo_url" USING btree ("foreign_key","locale");