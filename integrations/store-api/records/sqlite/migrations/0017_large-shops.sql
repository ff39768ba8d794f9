DROP INDEX `seo_url_foreign_key`;--> statement-breakpoint
CREATE INDEX `seo_url_foreign_key` ON `seo_url` (`foreign_key`,`locale`);--> statement-breakpoint
DROP INDEX `product_root`;--> statement-breakpoint
CREATE INDEX `product_listed` ON `product` (`active`,`parent_id`,`number`);--> statement-breakpoint
CREATE INDEX `product_root` ON `product` (`root_id`,`active`,`variant_count`,`id`);--> statement-breakpoint
CREATE INDEX `mail_settled` ON `mail` (`settled_at`);--> statement-breakpoint
CREATE INDEX `order_created` ON `order` (`created_at`,`number`);--> statement-breakpoint
CREATE INDEX `order_state` ON `order` (`state`,`created_at`,`number`);--> statement-breakpoint
CREATE INDEX `order_transaction_reference` ON `order_transaction` (`reference`);--> statement-breakpoint
CREATE INDEX `state_history_entity` ON `state_history` (`entity_id`,`to_state`);--> statement-breakpoint
CREATE INDEX `product_price_least` ON `product_price` (`product_id`,`customer_group_id`,`unit_price`);--> statement-breakpoint
CREATE INDEX `product_price_reduced` ON `product_price` (`customer_group_id`) WHERE list_price is not null;--> statement-breakpoint
CREATE INDEX `promotion_customer_code_order` ON `promotion_customer_code` (`order_id`);--> statement-breakpoint
CREATE INDEX `quote_created` ON `quote` (`created_at`,`number`);--> statement-breakpoint
CREATE INDEX `review_written` ON `review` (`created_at`,`id`) WHERE key is null;--> statement-breakpoint
CREATE INDEX `customer_created` ON `customer` (`created_at`,`number`);--> statement-breakpoint
CREATE INDEX `customer_applying` ON `customer` (`created_at`,`number`) WHERE requested_group_id is not null;--> statement-breakpoint
CREATE INDEX `customer_guest` ON `customer` (`updated_at`) WHERE is_guest;--> statement-breakpoint
CREATE INDEX `customer_unconfirmed` ON `customer` (`opt_in_sent_at`) WHERE opt_in_confirmed_at is null;--> statement-breakpoint
CREATE INDEX `newsletter_recipient_status` ON `newsletter_recipient` (`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `password_recovery_created` ON `password_recovery` (`created_at`);--> statement-breakpoint
CREATE INDEX `stock_notice_created` ON `stock_notice` (`created_at`);